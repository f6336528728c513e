import { Archive, ArchiveRestore, Tag, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useChangeContacts, useListContactTags } from '../../../../generated/api/contact/contact'
import type { ContactBulk, ContactRow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { useWrite } from '../../../lib/write'
import { useTeam } from '../../../lib/team'
import { SelectionBar } from '../../../ui/workspace/selection-bar'
import { AskDialog } from '../parts/ask-dialog'
import { Button } from '../../../ui/workspace/kit/button'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextField } from '../../../ui/workspace/kit/text-field'

type Change = Omit<ContactBulk, 'ids'>

interface BulkBarProps {
  rows: readonly ContactRow[]
  archived: boolean
  onDone: () => void
}

/**
 * What can be done with several contacts at once; each can be taken back for ten seconds where it
 * takes something away. Colleagues' contacts may be read and not changed: of those chosen with
 * others nothing is asked, and with none but those nothing is offered.
 */
export function BulkBar({ rows, archived, onDone }: BulkBarProps) {
  const { t } = useTranslation('contact')
  const { profile } = useSession()
  const ids = rows.filter(({ mine }) => mine).map(({ id }) => id)
  const people = useTeam()
  const tags = useListContactTags({ request: { silent: true } })
  const [asking, setAsking] = useState<'agent' | 'tag' | null>(null)
  const [value, setValue] = useState('')
  /** What takes the last change back. */
  const back = useRef<Change | undefined>(undefined)
  const undo = useWrite(useChangeContacts, { done: null, reads: ['contact'] })
  const { busy, write } = useWrite(useChangeContacts, {
    done: null,
    reads: ['contact'],
    onDone: ({ changed, refused }) => {
      const change = back.current
      setAsking(null)
      setValue('')
      onDone()
      const text = [
        t('list.changed', { count: changed.length }),
        refused > 0 ? t('list.refused', { count: refused }) : null,
      ]
        .filter(Boolean)
        .join('. ')
      setMessage(
        refused > 0 ? 'WARNING' : 'SUCCESS',
        text,
        change && changed.length > 0
          ? { undo: () => void undo.write({ data: { ids: changed, ...change } }) }
          : {},
      )
    },
  })
  const act = (change: Change, undoing?: Change) => {
    back.current = undoing
    void write({ data: { ids, ...change } })
  }
  return (
    <SelectionBar
      label={t('list.actions', { count: ids.length })}
      status={
        ids.length < rows.length
          ? t('list.selectedMine', { count: rows.length, mine: ids.length })
          : t('list.selected', { count: rows.length })
      }
      clear={t('list.unselect')}
      onClear={onDone}
    >
      {profile.role === 'ADMIN' ? (
        <Button onClick={() => setAsking('agent')}>
          <UserRound size={18} aria-hidden />
          {t('list.giveAgent')}
        </Button>
      ) : null}
      {ids.length > 0 ? (
        <Button onClick={() => setAsking('tag')}>
          <Tag size={18} aria-hidden />
          {t('list.addTag')}
        </Button>
      ) : null}
      {ids.length > 0 && (archived || may(profile, 'delete')) ? (
        <Button onClick={() => act({ archived: !archived }, { archived })}>
          {archived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
          {t(archived ? 'record.restore' : 'record.archive')}
        </Button>
      ) : null}
      {asking === 'agent' ? (
        <AskDialog
          title={t('list.giveAgentTitle', { count: ids.length })}
          send={t('list.giveAgent')}
          disabled={value === ''}
          busy={busy}
          onClose={() => setAsking(null)}
          onSend={() => act({ agentId: value === 'none' ? null : value })}
        >
          <SelectField
            label={t('list.agent')}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          >
            <option value="">{t('list.choose')}</option>
            {(people.data?.items ?? []).map((user) => (
              <option key={user.id} value={user.id}>
                {`${user.first_name} ${user.last_name}`.trim() || user.email}
              </option>
            ))}
            <option value="none">{t('list.nobody')}</option>
          </SelectField>
        </AskDialog>
      ) : null}
      {asking === 'tag' ? (
        <AskDialog
          title={t('list.addTagTitle', { count: ids.length })}
          send={t('list.addTag')}
          disabled={value.trim() === ''}
          busy={busy}
          onClose={() => setAsking(null)}
          onSend={() => act({ addTags: [value.trim()] }, { removeTags: [value.trim()] })}
        >
          <TextField
            label={t('list.tag')}
            value={value}
            maxLength={40}
            list="contact-tags"
            autoComplete="off"
            onChange={(event) => setValue(event.target.value)}
          />
          <datalist id="contact-tags">
            {(tags.data?.tags ?? []).map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </AskDialog>
      ) : null}
    </SelectionBar>
  )
}
