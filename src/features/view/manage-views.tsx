import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  createView,
  getListViewsQueryKey,
  removeView,
  updateView,
} from '../../../generated/api/view/view'
import type { ListKind, ListView, ListViewPatch, ListViewQuery } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import { sameQuery } from '../../slots/view'
import { tellFailure } from '../../lib/tell-failure'
import { Button } from '../../ui/workspace/kit/button'
import '../../ui/workspace/styles/form.css'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { CheckboxField } from '../../ui/workspace/kit/checkbox-field'

interface ManageViewsProps {
  list: ListKind
  views: readonly ListView[]
  /** The search one looks at: a view may take it over. */
  query: ListViewQuery
  columns: readonly string[]
  onClose: () => void
}

interface RowProps {
  view: ListView
  differs: boolean
  error: string | undefined
  onChange: (patch: ListViewPatch) => void
  onTake: () => void
  onRemove: () => void
}

function Row({ view, differs, error, onChange, onTake, onRemove }: RowProps) {
  const { t } = useTranslation('view')
  const id = useId()
  const [name, setName] = useState(view.name)
  const rename = () => {
    const next = name.trim()
    if (next !== '' && next !== view.name) onChange({ name: next })
    else setName(view.name)
  }
  return (
    <li className="views-row">
      {view.mine ? (
        <TextInput
          aria-label={t('nameOf', { name: view.name })}
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => (event.key === 'Enter' ? rename() : undefined)}
        />
      ) : (
        <b>{view.name}</b>
      )}
      {view.ownerName ? <small className="muted">{t('by', { name: view.ownerName })}</small> : null}
      {error ? (
        <p id={`${id}e`} className="error-message" role="alert">
          {error}
        </p>
      ) : null}
      <div className="views-acts">
        <CheckboxField
          label={
            <>
              {t('opens')}
              <span className="spoken"> {view.name}</span>
            </>
          }
          checked={view.isDefault}
          onChange={(event) => onChange({ isDefault: event.target.checked })}
        />
        {view.mine ? (
          <>
            <CheckboxField
              label={
                <>
                  {t('share')}
                  <span className="spoken"> {view.name}</span>
                </>
              }
              checked={view.shared}
              onChange={(event) => onChange({ shared: event.target.checked })}
            />
            {differs ? (
              <Button variant="text" onClick={onTake}>
                <RefreshCw size={16} aria-hidden />
                {t('take')}
                <span className="spoken"> {view.name}</span>
              </Button>
            ) : null}
            <Button variant="text" onClick={onRemove}>
              <Trash2 size={16} aria-hidden />
              {t('remove')}
              <span className="spoken"> {view.name}</span>
            </Button>
          </>
        ) : null}
      </div>
    </li>
  )
}

/**
 * Views of a list in order: names, who sees them, which opens the list; a removed one can be taken
 * back.
 */
export default function ManageViews({ list, views, query, columns, onClose }: ManageViewsProps) {
  const { t } = useTranslation('view')
  const client = useQueryClient()
  const [fault, setFault] = useState<{ id: string; text: string } | null>(null)
  const fresh = () => client.invalidateQueries({ queryKey: getListViewsQueryKey({ list }) })
  const change = async (view: ListView, patch: ListViewPatch) => {
    setFault(null)
    try {
      await updateView(view.id, patch, { silent: true, quiet: true })
    } catch (failure) {
      const told = fieldErrorsOf(failure)
      if (told) setFault({ id: view.id, text: Object.values(told)[0] ?? '' })
      else tellFailure(failure)
    }
    await fresh()
  }
  const remove = async ({
    id: viewId,
    name,
    query: asked,
    columns: shown,
    shared,
    isDefault,
  }: ListView) => {
    try {
      await removeView(viewId, { quiet: true })
      const back = () =>
        createView(
          { list, name, query: asked, columns: shown, shared, isDefault },
          { quiet: true },
        ).then(fresh)
      setMessage('SUCCESS', t('removed', { name }), {
        undo: () => void back().catch(() => undefined),
      })
      if (views.length === 1) onClose()
    } catch {
      // The message bar has said why.
    }
    await fresh()
  }
  return (
    <Dialog title={t('manageTitle')} onClose={onClose}>
      <ul className="views-list">
        {views.map((view) => (
          <Row
            key={view.id}
            view={view}
            differs={!sameQuery(view.query, query) && Object.keys(query).length > 0}
            error={fault?.id === view.id ? fault.text : undefined}
            onChange={(patch) => void change(view, patch)}
            onTake={() => void change(view, { query, columns: [...columns] })}
            onRemove={() => void remove(view)}
          />
        ))}
      </ul>
      <DialogActs>
        <Button variant="main" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
