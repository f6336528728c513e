import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  CheckCheck,
  EllipsisVertical,
  MailOpen,
  UserRoundCheck,
} from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { getGetInboxThreadQueryKey, updateInboxThread } from '../../../../generated/api/inbox/inbox'
import type { InboxThread, InboxThreadPatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { refreshThread } from '../use-inbox'
import { IconButton } from '../../../ui/workspace/kit/icon-button'

const AssignDialog = lazy(() => import('./assign-dialog'))

/** What one does with a whole thread. */
export function ThreadMenu({ thread, onUnread }: { thread: InboxThread; onUnread: () => void }) {
  const { t } = useTranslation('inbox')
  const client = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [giving, setGiving] = useState(false)
  const close = () => setAnchor(null)
  const save = async (change: InboxThreadPatch): Promise<void> => {
    client.setQueryData(
      getGetInboxThreadQueryKey(thread.id),
      await updateInboxThread(thread.id, change, { quiet: true }),
    )
    refreshThread(client, thread.id)
  }
  const change = (patch: InboxThreadPatch, words: string, back?: InboxThreadPatch) =>
    void save(patch)
      .then(() =>
        setMessage(
          'SUCCESS',
          t(words),
          back ? { undo: () => void save(back).catch(() => undefined) } : {},
        ),
      )
      .catch(() => undefined)
  const item = (icon: ReactNode, words: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        close()
        act()
      }}
    >
      {icon}
      {t(words)}
    </MenuItem>
  )
  const { archived, muted, waitingSince, unread } = thread
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        label={t('act.more')}
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
        slotProps={{ list: { className: 'ix-menu' } }}
      >
        {item(<UserRoundCheck className="i" aria-hidden="true" />, 'act.assign', () =>
          setGiving(true),
        )}
        {waitingSince &&
          item(<CheckCheck className="i" aria-hidden="true" />, 'act.settle', () =>
            change({ answered: true }, 'act.settled'),
          )}
        {!unread && item(<MailOpen className="i" aria-hidden="true" />, 'act.unread', onUnread)}
        {item(
          muted ? (
            <Bell className="i" aria-hidden="true" />
          ) : (
            <BellOff className="i" aria-hidden="true" />
          ),
          muted ? 'act.unmute' : 'act.mute',
          () => change({ muted: !muted }, muted ? 'act.unmuted' : 'act.muted', { muted }),
        )}
        {item(
          archived ? (
            <ArchiveRestore className="i" aria-hidden="true" />
          ) : (
            <Archive className="i" aria-hidden="true" />
          ),
          archived ? 'act.unarchive' : 'act.archive',
          () =>
            change({ archived: !archived }, archived ? 'act.unarchived' : 'act.archived', {
              archived,
            }),
        )}
      </Menu>
      {giving && (
        <Suspense fallback={null}>
          <AssignDialog thread={thread} onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </>
  )
}
