import { useState } from 'react'
import { useActOnOrder, useGetOrderDelivery } from '../../../../generated/api/order/order'
import type { Order, OrderChange } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { Table } from '../../../ui/workspace/kit/table'
import '../../../ui/workspace/styles/table.css'

const NOTHING = '—'

const words = (value: OrderChange['before']): string =>
  value === null ? NOTHING : typeof value === 'number' ? count(value) : String(value)

/** What the home has and what it would have; a field that says something else is asked about. */
export function Take({ order }: { order: Order }) {
  const { t } = useTranslation('order')
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
        <Table label={t('take.title')} keep>
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
                        { value: 'before', label: words(before) },
                        { value: 'after', label: words(after) },
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
                    <td>{words(before)}</td>
                    <td>
                      <ins>{words(after)}</ins>
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
          {t('take.adds', {
            photos: data.photosAdded,
            papers: data.papersAdded,
            before: data.photosBefore,
          })}
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
