import { useTranslation } from '../../../i18n'
import { Keys } from '../shortcuts/keys'
import { useShortcuts } from '../shortcuts/registry'

/** Keys of the palette itself, by their words `keys.<id>`. */
export const KEYS = [
  { id: 'move', keys: ['↑', '↓'] },
  { id: 'open', keys: ['↵'] },
  { id: 'tab', keys: ['Ctrl', '↵'] },
  { id: 'leave', keys: ['Esc'] },
] as const

/** Beside what was opened last: the keys that work here, then those of the whole desk. */
export function PaletteKeys() {
  const { t } = useTranslation('palette')
  const shortcuts = useShortcuts()
  return (
    <section className="palette-keys" aria-label={t('keys.here')}>
      <h3>{t('keys.here')}</h3>
      <dl>
        {KEYS.map(({ id, keys }) => (
          <div key={id}>
            <dt>{t(`keys.${id}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('keys.everywhere')}</h3>
      <dl>
        {shortcuts.map(({ id, label, keys }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
