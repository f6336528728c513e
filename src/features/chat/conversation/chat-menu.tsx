import { useQueryClient } from '@tanstack/react-query'
import { Archive, Ban, Bell, BellOff, EllipsisVertical, Flag } from 'lucide-react'
import { useState } from 'react'
import { getGetChatQueryKey, updateChat } from '../../../../generated/api/chat/chat'
import type { Chat, ChatPatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { refreshChats } from '../live-chat'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'
import { ReportDialog } from './report-dialog'

/** What one does with a whole conversation. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const [reporting, setReporting] = useState(false)
  const save = async (change: ChatPatch): Promise<void> => {
    client.setQueryData<Chat>(
      getGetChatQueryKey(chat.id),
      await updateChat(chat.id, change, { quiet: true }),
    )
    refreshChats(client)
  }
  const change = (patch: ChatPatch, words: string, back: ChatPatch) => {
    void save(patch)
      .then(() => setMessage('SUCCESS', t(words), { undo: () => void save(back) }))
      .catch(() => undefined)
  }
  return (
    <>
      <Menu
        align="right"
        opener={(ties) => (
          <IconButton label={t('menu.label')} {...ties}>
            <EllipsisVertical className="icon" aria-hidden="true" />
          </IconButton>
        )}
      >
        <MenuItem
          onClick={() =>
            change({ muted: !chat.muted }, chat.muted ? 'menu.unmuted' : 'menu.wasMuted', {
              muted: chat.muted,
            })
          }
        >
          {chat.muted ? (
            <Bell className="icon" aria-hidden="true" />
          ) : (
            <BellOff className="icon" aria-hidden="true" />
          )}
          {t(chat.muted ? 'menu.unmute' : 'menu.mute')}
        </MenuItem>
        <MenuItem
          onClick={() =>
            change(
              { archived: !chat.archived },
              chat.archived ? 'menu.unarchived' : 'menu.wasArchived',
              { archived: chat.archived },
            )
          }
        >
          <Archive className="icon" aria-hidden="true" />
          {t(chat.archived ? 'menu.unarchive' : 'menu.archive')}
        </MenuItem>
        {chat.side === 'visitor' && (
          <MenuItem
            onClick={() =>
              change(
                { blocked: !chat.blocked },
                chat.blocked ? 'menu.unblocked' : 'menu.wasBlocked',
                { blocked: chat.blocked },
              )
            }
          >
            <Ban className="icon" aria-hidden="true" />
            {t(chat.blocked ? 'menu.unblock' : 'menu.block')}
          </MenuItem>
        )}
        {chat.side === 'visitor' && (
          <MenuItem onClick={() => setReporting(true)}>
            <Flag className="icon" aria-hidden="true" />
            {t('menu.report')}
          </MenuItem>
        )}
      </Menu>
      {reporting && <ReportDialog chat={chat} close={() => setReporting(false)} />}
    </>
  )
}
