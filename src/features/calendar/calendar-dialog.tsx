import { Dialog } from '../../ui/workspace/kit/dialog'
import { useTranslation } from '../../i18n'
import { FeedPart } from './feed-part'
import { GooglePart } from './google-part'
import { ImportPart } from './import-part'
import './calendar.css'

/** The diary in other calendars, and their files in ours. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  return (
    <Dialog title={t('title')} close={t('close')} onClose={onClose} className="calendar-dialog">
      <GooglePart />
      <FeedPart />
      <ImportPart />
    </Dialog>
  )
}
