import { BareForm } from '../../../ui/kit/bare/bare-form'
import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { SavedFolder } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { openDialog } from '../../../lib/dialog'
import { Button } from '../../../ui/workspace/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { TextInput } from '../../../ui/workspace/kit/text-input'
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
    <div className="saved-folders" role="group" aria-label={t('folder.label')}>
      <Pressable
        className="saved-chip"
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {t('folder.all')} <b>{total}</b>
      </Pressable>
      {folders.map((folder) => (
        <Pressable
          key={folder.id}
          className="saved-chip"
          aria-pressed={chosen?.id === folder.id}
          onClick={() => onChoose(folder.id)}
        >
          {folder.name} <b>{folder.count}</b>
        </Pressable>
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
              <Pressable
                className="saved-button"
                aria-label={t('folder.rename', { name: chosen.name })}
                onClick={() => setNaming('rename')}
              >
                <Pencil className="icon" aria-hidden="true" />
              </Pressable>
              <Pressable
                className="saved-button"
                aria-label={t('folder.deleteOne', { name: chosen.name })}
                onClick={() => remove(chosen)}
              >
                <Trash2 className="icon" aria-hidden="true" />
              </Pressable>
            </>
          )}
          <Button variant="text" onClick={() => setNaming('new')}>
            <FolderPlus className="icon" aria-hidden="true" />
            {t('folder.new')}
          </Button>
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
  const send = async () => {
    if (!name.trim()) return setFault(t('folder.needName'))
    try {
      if (folder) await renameFolder(folder.id, name)
      onDone(folder?.id ?? (await addFolder(name)).id)
    } catch (error) {
      setFault(why(error))
    }
  }
  return (
    // Not a schema form: one field.
    <BareForm
      className="saved-name"
      noValidate
      onSend={send}
      onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
    >
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- opened by the button that stood here */}
      <TextInput
        autoFocus
        aria-label={t('folder.name')}
        value={name}
        maxLength={60}
        placeholder={t('folder.name')}
        aria-invalid={fault !== '' || undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="main">
        {t('folder.save')}
      </Button>
      <Button onClick={() => onDone(null)}>{t('folder.cancel')}</Button>
      <p id={`${id}-fault`} role="alert" className="saved-fault">
        {fault}
      </p>
    </BareForm>
  )
}
