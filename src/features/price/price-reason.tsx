import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { moneyShort } from '../../lib/format'
import type { PriceReasonProps } from '../../slots/price'
import { Button } from '../../ui/workspace/kit/button'
import { Effect } from './effect'
import { ReasonFields, type Why } from './reason-fields'
import './price.css'

/**
 * A price typed in a form of the home's: why, and who would hear of it. It is saved once it is
 * said.
 */
export default function PriceReasonPart({
  propertyId,
  moves,
  busy,
  onSend,
  onKeep,
}: PriceReasonProps) {
  const { t } = useTranslation(['price', 'property'])
  const id = useId()
  const top = useRef<HTMLElement>(null)
  const [why, setWhy] = useState<Why>({ reason: '', text: '' })
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  // Below the fold of a long form it must not wait unseen.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const send = () => {
    const { reason } = why
    const text = why.text.trim()
    const lacks = {
      reason: reason === '' ? t('reasonMissing') : undefined,
      text: reason === 'other' && text === '' ? t('textMissing') : undefined,
    }
    setFaults(lacks)
    if (reason !== '' && lacks.text === undefined) onSend({ reason, ...(text && { text }) })
  }
  return (
    <section ref={top} className="price-reason" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('why')}</h3>
      <p className="muted num">
        {moves
          .map(
            ({ operation, old, price }) =>
              `${moves.length > 1 ? `${t(`property:enums.operation.${operation}`)}: ` : ''}` +
              `${t('moved', { old: moneyShort(old), price: moneyShort(price) })}`,
          )
          .join(' ')}{' '}
        {t('waits')}
      </p>
      <ReasonFields id={id} why={why} faults={faults} onChange={setWhy} />
      {moves.map(({ operation, price }) => (
        <Effect key={operation} propertyId={propertyId} operation={operation} price={price} />
      ))}
      <div className="price-end">
        <Button disabled={busy} onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button variant="main" disabled={busy} onClick={send}>
          {busy ? t('busy') : t('save')}
        </Button>
      </div>
    </section>
  )
}
