import Dialog from '@mui/material/Dialog'
import { X } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import { FeedPart } from './feed-part'
import { GooglePart } from './google-part'
import { ImportPart } from './import-part'
import './calendar.css'

/** The diary in other calendars, and their files in ours. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="calendar-title"
      slotProps={{ paper: { className: 'cal-d' } }}
    >
      <div className="cal-h">
        <h2 id="calendar-title">{t('title')}</h2>
        <IconButton onClick={onClose} label={t('close')}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <GooglePart />
      <FeedPart />
      <ImportPart />
    </Dialog>
  )
}
