import { useState } from 'react'
import { useActOnOrder, useGetOrderDelivery } from '../../../../generated/api/order/order'
import type { Order, OrderCedulaKind, OrderChange } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { Table } from '../../../ui/workspace/kit/table'
import '../../../ui/workspace/styles/table.css'

const NOTHING = '—'

const DAY = /^\d{4}-\d\d-\d\d$/

/** A value as screens show it; a kind of cédula by its name. */
function useWords() {
  const { t } = useTranslation('order')
  return (field: string, value: OrderChange['before']): string => {
    if (value === null) return NOTHING
    if (typeof value === 'number') return count(value)
    if (field === 'legal.cedula.kind') return t(`enums.kind.${value as OrderCedulaKind}`)
    const said = String(value)
    return DAY.test(said) ? date(said) : said
  }
}

/** What the home has and what it would have; a field that says something else is asked about. */
export function Take({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const words = useWords()
  const [keep, setKeep] = useState<string[]>([])
  const { data, error, refetch } = useGetOrderDelivery(order.id, {
    request: { silent: true },
  })
  const { busy, write } = useWrite(useActOnOrder, {
    done: (now) => t(`done.${now.state}`),
    reads: ['order', 'property'],
    conflict: t('take.changed'),
    onRefused: () => void refetch(),
  })
  const send = (isWritten: boolean): void =>
    void write({
      id: order.id,
      data: {
        version: order.version,
        act: 'take',
        ...(isWritten && { write: true, keep, propertyVersion: data?.propertyVersion ?? 1 }),
      },
    })
  const hasHome = typeof data?.propertyVersion === 'number'
  const label = (field: string): string => {
    const [step, part = '', lang = ''] = field.split('.')
    if (step === 'texts') return t(part === 'title' ? 'field.title' : 'field.description', { lang })
    return t(`field.${field.replaceAll('.', '_')}`)
  }
  return (
    <Panel title={t('take.title')} note={data && t('take.note', { count: data.changes.length })}>
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {data && data.changes.length > 0 && (
        <Table label={t('take.title')} className="order-take" keep>
          <thead>
            <tr>
              <th scope="col">{t('take.field')}</th>
              <th scope="col">{t('take.before')}</th>
              <th scope="col">{t('take.after')}</th>
            </tr>
          </thead>
          <tbody>
            {data.changes.map(({ field, before, after, clashes }) => (
              <tr key={field} className={clashes ? 'order-clash' : undefined}>
                <th scope="row">{label(field)}</th>
                {clashes ? (
                  <td colSpan={2}>
                    <RadioList
                      label={label(field)}
                      value={keep.includes(field) ? 'before' : 'after'}
                      options={[
                        { value: 'before', label: words(field, before) },
                        { value: 'after', label: words(field, after) },
                      ]}
                      onChange={(value) =>
                        setKeep(
                          value === 'before'
                            ? [...keep, field]
                            : keep.filter((one) => one !== field),
                        )
                      }
                    />
                  </td>
                ) : (
                  <>
                    <td>{words(field, before)}</td>
                    <td>
                      <ins>{words(field, after)}</ins>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {data && hasHome && (
        <p>
          {[
            data.photosAdded > 0 && t('take.photos', { count: data.photosAdded }),
            data.papersAdded > 0 && t('take.papers', { count: data.papersAdded }),
            data.photosBefore > 0 && t('take.stay', { count: data.photosBefore }),
          ]
            .filter(Boolean)
            .map((said) => `${said as string}.`)
            .join(' ')}
        </p>
      )}
      {data && !hasHome && <p>{t('take.noHome')}</p>}
      <div className="order-acts">
        {order.state === 'delivered' && (
          <Button disabled={busy || !data} onClick={() => send(false)}>
            {t('take.later')}
          </Button>
        )}
        {hasHome && (
          <Button variant="main" busy={busy} disabled={order.hidden} onClick={() => send(true)}>
            {t('take.write')}
          </Button>
        )}
      </div>
      {order.hidden && <p className="muted">{t('files.hidden')}</p>}
    </Panel>
  )
}
