import { useTranslation } from '../../../i18n'

/** Keys of the palette itself, by their words `keys.<id>`. */
export const KEYS = [
  { id: 'move', keys: ['↑', '↓'] },
  { id: 'open', keys: ['↵'] },
  { id: 'tab', keys: ['Ctrl', '↵'] },
  { id: 'leave', keys: ['Esc'] },
] as const

/** Beside what was opened last: the keys that work here. */
export function PaletteKeys() {
  const { t } = useTranslation(['palette', 'shell'])
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
        <div>
          <dt>{t('shell:palette.title')}</dt>
          <dd>
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </dd>
        </div>
      </dl>
    </section>
  )
}
