import { useTranslation } from '../../../i18n'
import { KeyList } from '../shortcuts/keys'
import { useShortcuts } from '../shortcuts/registry'

/** Keys of the palette itself, by their words `keys.<id>`. */
export const KEYS = [
  { id: 'move', keys: ['↑', '↓'] },
  { id: 'open', keys: ['↵'] },
  { id: 'tab', keys: ['Ctrl', '↵'] },
  { id: 'leave', keys: ['Esc'] },
] as const

/**
 * Beside what was opened last: the keys that work here, then those of the whole desk. Those of
 * rooms and of what can be made stand at their rows.
 */
export function PaletteKeys() {
  const { t } = useTranslation('palette')
  const shortcuts = useShortcuts()
  return (
    <section className="palette-keys" aria-label={t('keys.here')}>
      <h3>{t('keys.here')}</h3>
      <KeyList items={KEYS.map(({ id, keys }) => ({ id, label: t(`keys.${id}`), keys }))} />
      <h3>{t('keys.everywhere')}</h3>
      <KeyList items={shortcuts.filter(({ group }) => group === 'desk')} />
    </section>
  )
}
