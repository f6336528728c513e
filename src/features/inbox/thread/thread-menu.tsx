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
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'

const AssignDialog = lazy(() => import('./assign-dialog'))

/** What one does with a whole thread. */
export function ThreadMenu({ thread, onUnread }: { thread: InboxThread; onUnread: () => void }) {
  const { t } = useTranslation('inbox')
  const client = useQueryClient()
  const [giving, setGiving] = useState(false)
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
    <MenuItem onClick={act}>
      {icon}
      {t(words)}
    </MenuItem>
  )
  const { archived, muted, waitingSince, unread } = thread
  return (
    <>
      <Menu
        align="right"
        opener={(ties) => (
          <IconButton label={t('act.more')} {...ties}>
            <EllipsisVertical className="icon" aria-hidden="true" />
          </IconButton>
        )}
      >
        {item(<UserRoundCheck className="icon" aria-hidden="true" />, 'act.assign', () =>
          setGiving(true),
        )}
        {waitingSince &&
          item(<CheckCheck className="icon" aria-hidden="true" />, 'act.settle', () =>
            change({ answered: true }, 'act.settled'),
          )}
        {!unread && item(<MailOpen className="icon" aria-hidden="true" />, 'act.unread', onUnread)}
        {item(
          muted ? (
            <Bell className="icon" aria-hidden="true" />
          ) : (
            <BellOff className="icon" aria-hidden="true" />
          ),
          muted ? 'act.unmute' : 'act.mute',
          () => change({ muted: !muted }, muted ? 'act.unmuted' : 'act.muted', { muted }),
        )}
        {item(
          archived ? (
            <ArchiveRestore className="icon" aria-hidden="true" />
          ) : (
            <Archive className="icon" aria-hidden="true" />
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
