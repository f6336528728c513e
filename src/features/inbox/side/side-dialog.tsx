import { X } from 'lucide-react'
import type { InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Drawer } from '../../../ui/workspace/kit/drawer'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Side } from './side'

/** Home and person where there is no room beside the thread. */
export default function SideDialog({
  thread,
  onClose,
}: {
  thread: InboxThread
  onClose: () => void
}) {
  const { t } = useTranslation('inbox')
  return (
    <Drawer label={t('side.label')} className="inbox-drawer" onClose={onClose}>
      <IconButton label={t('close')} onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
      <div className="talk-home is-shown">
        <Side thread={thread} />
      </div>
    </Drawer>
  )
}
