import Dialog from '@mui/material/Dialog'
import { useId, useState, type FormEvent } from 'react'
import { useListPropertyTags } from '../../../../generated/api/property/property'
import { useListUsers } from '../../../../generated/api/user/user'
import type { PropertyBulk } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import '../parts/status-dialog.css'

interface AskDialogProps {
  ask: 'agent' | 'tags'
  count: number
  /** Tags the chosen homes have. */
  tags: readonly string[]
  busy: boolean
  onClose: () => void
  onSend: (what: Omit<PropertyBulk, 'ids'>) => void
}

function AgentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('property')
  const id = useId()
  const people = useListUsers({ limit: 100 }, { request: { silent: true } })
  const agents = (people.data?.items ?? []).filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
  return (
    <div className="ff">
      <label htmlFor={id}>{t('list.agent')}</label>
      <div className="tx">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('list.choose')}</option>
          {agents.map((user) => <option key={user.id} value={user.id}>{`${user.first_name} ${user.last_name}`.trim() || user.email}</option>)}
        </select>
      </div>
    </div>
  )
}

function TagField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('property')
  const id = useId()
  const used = useListPropertyTags({ request: { silent: true } })
  return (
    <div className="ff">
      <label htmlFor={id}>{t('list.tagAdd')}</label>
      <div className="tx"><input id={id} value={value} maxLength={40} list={`${id}l`} autoComplete="off" onChange={(event) => onChange(event.target.value)} /></div>
      <datalist id={`${id}l`}>{(used.data?.tags ?? []).map((tag) => <option key={tag} value={tag} />)}</datalist>
    </div>
  )
}

/** Asks which agent looks after several homes, or which tags they gain and lose. */
export default function AskDialog({ ask, count, tags, busy, onClose, onSend }: AskDialogProps) {
  const { t } = useTranslation('property')
  const [value, setValue] = useState('')
  const [gone, setGone] = useState<readonly string[]>([])
  const ready = value.trim() !== '' || gone.length > 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!ready) return
    if (ask === 'agent') return onSend({ agentId: value })
    onSend({ ...(value.trim() && { addTags: [value.trim()] }), ...(gone.length > 0 && { removeTags: [...gone] }) })
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="bulk-ask" slotProps={{ paper: { className: 'st-d' } }}>
      <form onSubmit={send}>
        <h2 id="bulk-ask">{t(`list.ask.${ask}`, { count })}</h2>
        {ask === 'agent' ? <AgentField value={value} onChange={setValue} /> : <TagField value={value} onChange={setValue} />}
        {ask === 'tags' && tags.length > 0 ? (
          <fieldset className="pf-g">
            <legend>{t('list.tagRemove')}</legend>
            {tags.map((tag) => <button key={tag} type="button" className={gone.includes(tag) ? 'ch on' : 'ch'} aria-pressed={gone.includes(tag)} onClick={() => setGone(gone.includes(tag) ? gone.filter((one) => one !== tag) : [...gone, tag])}>{tag}</button>)}
          </fieldset>
        ) : null}
        <div className="st-e">
          <button type="button" className="bt" disabled={busy} onClick={onClose}>{t('record.cancel')}</button>
          <button type="submit" className="bt p" disabled={busy || !ready}>{busy ? t('wizard.saving') : t('list.ask.send')}</button>
        </div>
      </form>
    </Dialog>
  )
}
