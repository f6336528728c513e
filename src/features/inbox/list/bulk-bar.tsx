import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { changeInboxThreads } from '../../../../generated/api/inbox/inbox'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { refreshInbox } from '../use-inbox'
import { Button } from '../../../ui/workspace/kit/button'

interface BulkProps {
  chosen: string[]
  all: string[]
  archived: boolean
  onChosen: (chosen: ReadonlySet<string> | null) => void
}

/** Puts many away at once, or takes them back; ten seconds to undo. */
export function BulkBar({ chosen, all, archived, onChosen }: BulkProps) {
  const { t } = useTranslation('inbox')
  const client = useQueryClient()
  const save = async (ids: string[], archive: boolean): Promise<number> => {
    const { count } = await changeInboxThreads({ ids, archived: archive }, { quiet: true })
    refreshInbox(client)
    return count
  }
  const act = async () => {
    const count = await save(chosen.slice(0, 200), !archived).catch(() => null)
    if (count === null) return
    setMessage('SUCCESS', t(archived ? 'bulk.back' : 'bulk.done', { count }), {
      undo: () => void save(chosen, archived).catch(() => undefined),
    })
    onChosen(null)
  }
  const every = chosen.length === all.length && all.length > 0
  return (
    <div className="inbox-bulk" role="group" aria-label={t('bulk.label')}>
      <Button variant="text" onClick={() => onChosen(new Set(every ? [] : all))}>
        {t(every ? 'bulk.none' : 'bulk.all')}
      </Button>
      <span className="num" role="status">
        {t('bulk.chosen', { count: chosen.length })}
      </span>
      <Button variant="main" disabled={chosen.length === 0} onClick={() => void act()}>
        {archived ? (
          <ArchiveRestore className="icon" aria-hidden="true" />
        ) : (
          <Archive className="icon" aria-hidden="true" />
        )}
        {t(archived ? 'act.unarchive' : 'act.archive')}
      </Button>
    </div>
  )
}
