import { useTranslation } from '../../../i18n'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { KeyList } from './keys'
import { useShortcuts, type ShortcutGroup } from './registry'
import './shortcuts.css'

const GROUPS: ShortcutGroup[] = ['go', 'new', 'desk']

/** Every shortcut that works here. */
export default function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'shell'])
  const shortcuts = useShortcuts()
  const groups = GROUPS.map((name) => ({
    name,
    all: shortcuts.filter(({ group }) => group === name),
  })).filter(({ all }) => all.length > 0)
  return (
    <Dialog title={t('desk:keys.title')} close={t('shell:close')} onClose={onClose}>
      <div className="shortcut-groups">
        {groups.map(({ name, all }) => (
          <section key={name}>
            <h3>{t(`desk:keys.${name}`)}</h3>
            <KeyList items={all} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
