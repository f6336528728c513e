import { Check, EyeOff, Key, MapPin } from 'lucide-react'
import type { MarketItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'

/** What comes of it, and what it takes. */
export function Receives({ item: { doc, row } }: { item: MarketItem }) {
  const { t } = useTranslation('market')
  const much = (min?: number, max?: number): string =>
    min && max && min !== max ? `${min}–${max}` : String(min ?? max ?? '')
  return (
    <Panel title={t('item.receives')}>
      <ul className="market-checks">
        {(doc.delivers ?? []).map(({ kind, min, max }) => (
          <li key={kind}>
            <Check size={18} aria-hidden className="is-ok" />
            {[much(min, max), t(`delivers.${kind}`)].filter(Boolean).join(' ')}
          </li>
        ))}
        <li>
          <Check size={18} aria-hidden className="is-ok" />
          {t(`pay.${doc.payWhen ?? 'after'}`)}
        </li>
        {row.needsHome && (
          <>
            <li>
              <Key size={18} aria-hidden />
              {t('item.access')}
            </li>
            <li>
              <MapPin size={18} aria-hidden />
              {t('item.window')}
            </li>
          </>
        )}
        <li>
          <EyeOff size={18} aria-hidden />
          {t('item.private')}
        </li>
      </ul>
    </Panel>
  )
}
