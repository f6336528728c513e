import { BareForm } from '../../../ui/kit/bare/bare-form'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n'
import { readNumber, writeMoney } from '../../../forms/numbers'
import { moneyShort } from '../../../lib/format'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { Button } from '../../../ui/workspace/kit/button'
import { Chip } from '../../../ui/workspace/kit/chip'
import { Popup } from '../../../ui/workspace/kit/popup'

interface PriceFilterProps {
  min: number | null
  max: number | null
  onChange: (min: number | null, max: number | null) => void
}

/** From and to, typed as euros and kept as cents. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const { t, i18n } = useTranslation('property')
  const id = useId()
  const write = (cents: number | null): string =>
    cents === null ? '' : writeMoney(cents, i18n.language)
  const said =
    min !== null && max !== null
      ? t('list.fromTo', { from: moneyShort(min) || '0 €', to: moneyShort(max) })
      : max !== null
        ? t('list.upTo', { price: moneyShort(max) || '0 €' })
        : min !== null
          ? t('list.fromOnly', { price: moneyShort(min) || '0 €' })
          : t('list.price')
  const send = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const read = (name: string): number | null => {
      const euros = readNumber(String(fields.get(name) ?? ''), i18n.language)
      return euros === null || Number.isNaN(euros) || euros < 0 ? null : Math.round(euros * 100)
    }
    onChange(read('min'), read('max'))
  }
  return (
    <Popup
      label={t('list.price')}
      className="price-filter"
      opener={(ties) => (
        <Chip on={min !== null || max !== null} {...ties}>
          {said}
          <ChevronDown size={14} aria-hidden />
        </Chip>
      )}
    >
      {(close) => (
        // Not a schema form: a filter.
        <BareForm
          onSend={(form) => {
            send(form)
            close()
          }}
        >
          {(['min', 'max'] as const).map((end) => (
            <TextField
              key={end}
              id={`${id}${end}`}
              label={t(end === 'min' ? 'list.from' : 'list.to')}
              unit="€"
              name={end}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={write(end === 'min' ? min : max)}
              autoFocus={end === 'min'}
            />
          ))}
          <Button type="submit" variant="main">
            {t('list.apply')}
          </Button>
        </BareForm>
      )}
    </Popup>
  )
}
