import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, Ban, Bell, BellOff, EllipsisVertical, Flag } from 'lucide-react'
import { useState } from 'react'
import { getGetChatQueryKey, updateChat } from '../../../../generated/api/chat/chat'
import type { Chat, ChatPatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { refreshChats } from '../live-chat'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { ReportDialog } from './report-dialog'

/** What one does with a whole conversation. */
export function ChatMenu({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [reporting, setReporting] = useState(false)
  const close = () => setAnchor(null)
  const save = async (change: ChatPatch): Promise<void> => {
    client.setQueryData<Chat>(
      getGetChatQueryKey(chat.id),
      await updateChat(chat.id, change, { quiet: true }),
    )
    refreshChats(client)
  }
  const change = (patch: ChatPatch, words: string, back: ChatPatch) => {
    close()
    void save(patch)
      .then(() => setMessage('SUCCESS', t(words), { undo: () => void save(back) }))
      .catch(() => undefined)
  }
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        label={t('menu.label')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical className="i" aria-hidden="true" />
      </IconButton>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          onClick={() =>
            change({ muted: !chat.muted }, chat.muted ? 'menu.unmuted' : 'menu.wasMuted', {
              muted: chat.muted,
            })
          }
        >
          {chat.muted ? (
            <Bell className="i" aria-hidden="true" />
          ) : (
            <BellOff className="i" aria-hidden="true" />
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
          <Archive className="i" aria-hidden="true" />
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
            <Ban className="i" aria-hidden="true" />
            {t(chat.blocked ? 'menu.unblock' : 'menu.block')}
          </MenuItem>
        )}
        {chat.side === 'visitor' && (
          <MenuItem
            onClick={() => {
              close()
              setReporting(true)
            }}
          >
            <Flag className="i" aria-hidden="true" />
            {t('menu.report')}
          </MenuItem>
        )}
      </Menu>
      {reporting && <ReportDialog chat={chat} close={() => setReporting(false)} />}
    </>
  )
}
