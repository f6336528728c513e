import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { setNewMessage, useUi } from '../../../lib/dialog'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { useArrivals } from './arrivals'
import './bell.css'
import { useNews } from './news'
import { NewsPanel } from './news-panel'
import { useRenewal } from '../push/renew'

const MOST_SHOWN = 99

/**
 * The bell with the number of unread news; opens their list. For signed-in people, on either face.
 */
export default function Bell({ className }: { className: string }) {
  const { t } = useTranslation('notification')
  const { newMessage } = useUi()
  const [isOpen, setOpen] = useState(false)
  const news = useNews()
  useArrivals()
  useRenewal()
  const unread = news.data?.pages[0]?.unread ?? 0
  const open = () => {
    setOpen(true)
    setNewMessage(false)
  }
  return (
    <>
      <Pressable
        className={`${className} bell ${newMessage ? 'is-ringing' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? t('bell.unread', { unread }) : t('bell.label')}
        onClick={open}
      >
        <BellIcon className="icon" aria-hidden="true" />
        {unread > 0 && (
          <span className="count-dot" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Pressable>
      {isOpen && <NewsPanel news={news} onClose={() => setOpen(false)} />}
    </>
  )
}
