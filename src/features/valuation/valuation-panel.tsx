import { useState } from 'react'
import { useGetProperty } from '../../../generated/api/property/property'
import { useCreateValuation, useListValuations } from '../../../generated/api/valuation/valuation'
import type { Valuation, ValuationOperation } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date, moneyShort } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorLine } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { Told } from './told'
import './valuation.css'

const VALUED: readonly string[] = ['V', 'A'] satisfies ValuationOperation[]

/** What homes like this one ask: asked for by a button, kept, and told with its doubt. */
export function ValuationPanel({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation(['valuation', 'property'])
  const { data: home } = useGetProperty(propertyId, { request: { silent: true } })
  const of = { propertyId }
  const { data, isError, error, refetch } = useListValuations(of, { request: { silent: true } })
  const [operation, setOperation] = useState<ValuationOperation | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const { busy, write } = useWrite(useCreateValuation, {
    done: null,
    reads: ['valuation'],
    onDone: (one: Valuation) => setShown(one.id),
  })
  const offered = (home?.basics.offers ?? [])
    .map((offer) => offer.operation)
    .filter((one): one is ValuationOperation => VALUED.includes(one))
  const chosen = operation ?? offered[0] ?? null
  const items = data?.items ?? []
  const told = items.find(({ id }) => id === shown) ?? items[0]
  const ask = () => void write({ data: { propertyId, ...(chosen && { operation: chosen }) } })
  const acts = (
    <>
      {offered.length > 1 ? (
        <ChipSelect
          label={t('operation')}
          value={chosen ?? ''}
          onChange={({ target }) => setOperation(target.value as ValuationOperation)}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`property:enums.operation.${one}`)}
            </option>
          ))}
        </ChipSelect>
      ) : null}
      <Button busy={busy && t('asking')} onClick={ask}>
        {t(told ? 'again' : 'ask')}
      </Button>
    </>
  )
  return (
    <div id="valoracion">
      <Panel title={t('title')} action={data ? acts : undefined}>
        {!data && !isError ? <SkeletonRows rows={2} label={t('loading')} /> : null}
        {isError && !data ? (
          <ErrorLine title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : null}
        {data && !told ? <p className="valuation-quiet">{t('empty')}</p> : null}
        {told ? <Told valuation={told} /> : null}
        {items.length > 1 && told ? (
          <p className="valuation-kept">
            <ChipSelect
              label={t('kept')}
              value={told.id}
              onChange={({ target }) => setShown(target.value)}
            >
              {items.map((one) => (
                <option key={one.id} value={one.id}>
                  {t('keptOne', {
                    date: date(one.asOf, 'DD/MM/YYYY HH:mm'),
                    value: moneyShort(one.value) || t('none'),
                  })}
                </option>
              ))}
            </ChipSelect>
          </p>
        ) : null}
      </Panel>
    </div>
  )
}
