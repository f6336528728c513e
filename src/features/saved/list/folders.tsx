import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import type { SavedFolder } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { openDialog } from '../../../lib/dialog'
import { useSavedActions } from './use-saved'

interface FoldersProps {
  folders: readonly SavedFolder[]
  /** Homes in all. */
  total: number
  /** Null: all homes. */
  chosen: SavedFolder | null
  onChoose: (id: string | null) => void
}

/** Chooses a folder, makes one, renames or deletes the chosen one. */
export function Folders({ folders, total, chosen, onChoose }: FoldersProps) {
  const { t } = useTranslation('saved')
  const { deleteFolder } = useSavedActions()
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  const remove = ({ id, name }: SavedFolder) =>
    openDialog('common', {
      title: t('folder.deleteTitle', { name }),
      text: t('folder.deleteText'),
      confirm: t('folder.delete'),
      danger: true,
      onConfirm: async () => {
        if (await deleteFolder(id)) onChoose(null)
      },
    })
  return (
    <div className="sv-folders" role="group" aria-label={t('folder.label')}>
      <button
        type="button"
        className="sv-chip"
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {t('folder.all')} <b>{total}</b>
      </button>
      {folders.map((folder) => (
        <button
          key={folder.id}
          type="button"
          className="sv-chip"
          aria-pressed={chosen?.id === folder.id}
          onClick={() => onChoose(folder.id)}
        >
          {folder.name} <b>{folder.count}</b>
        </button>
      ))}
      {naming ? (
        <FolderName
          folder={naming === 'rename' ? chosen : null}
          onDone={(id) => {
            setNaming(null)
            if (id) onChoose(id)
          }}
        />
      ) : (
        <>
          {chosen && (
            <>
              <button
                type="button"
                className="sv-b"
                aria-label={t('folder.rename', { name: chosen.name })}
                onClick={() => setNaming('rename')}
              >
                <Pencil className="i" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="sv-b"
                aria-label={t('folder.deleteOne', { name: chosen.name })}
                onClick={() => remove(chosen)}
              >
                <Trash2 className="i" aria-hidden="true" />
              </button>
            </>
          )}
          <button type="button" className="ui-button is-text" onClick={() => setNaming('new')}>
            <FolderPlus className="i" aria-hidden="true" />
            {t('folder.new')}
          </button>
        </>
      )}
    </div>
  )
}

/** The name of a new folder, or another one for a folder. */
function FolderName({
  folder,
  onDone,
}: {
  folder: SavedFolder | null
  onDone: (id: string | null) => void
}) {
  const { t } = useTranslation('saved')
  const why = useFailureText(firstSentenceOf)
  const { addFolder, renameFolder } = useSavedActions()
  const id = useId()
  const [name, setName] = useState(folder?.name ?? '')
  const [fault, setFault] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setFault(t('folder.needName'))
    try {
      if (folder) await renameFolder(folder.id, name)
      onDone(folder?.id ?? (await addFolder(name)).id)
    } catch (error) {
      setFault(why(error))
    }
  }
  return (
    <form
      className="sv-name"
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
    >
      <label className="sr" htmlFor={id}>
        {t('folder.name')}
      </label>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here */}
      <input
        id={id}
        autoFocus
        value={name}
        maxLength={60}
        placeholder={t('folder.name')}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="ui-button is-main">
        {t('folder.save')}
      </button>
      <button type="button" className="ui-button" onClick={() => onDone(null)}>
        {t('folder.cancel')}
      </button>
      <p id={`${id}-fault`} role="alert" className="sv-fault">
        {fault}
      </p>
    </form>
  )
}
