import { useQueryClient } from '@tanstack/react-query'
import { Download, FilePlus2, FileText, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import {
  downloadPropertyDocument,
  getListPropertyDocumentsQueryKey,
  removePropertyDocument,
  uploadPropertyDocument,
  useListPropertyDocuments,
} from '../../../../generated/api/property/property'
import { DocumentType, type Document } from '../../../../generated/model'
import { firstSentenceOf } from '../../../lib/api-error'
import { count, date } from '../../../lib/format'
import { setMessage } from '../../../lib/message'
import { saveFile } from '../../../lib/save-file'
import { ErrorState } from '../../../ui/states'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { BareFile } from '../../../ui/kit/bare/bare-file'
import { Button } from '../../../ui/workspace/kit/button'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import './media.css'

const ACCEPTED = '.pdf,image/jpeg,image/png,image/webp'
const UNDO_MS = 10_000

/** Opens a document in the browser's own way of saving it. */
async function download(propertyId: string, { id, filename }: Document): Promise<void> {
  saveFile(filename, await downloadPropertyDocument(propertyId, id))
}

/** Private papers of a home, each with its type. They never leave the agency. */
export function DocumentsSection({ propertyId, own }: { propertyId: string; own: boolean }) {
  const { t } = useTranslation('property')
  const why = useFailureText(firstSentenceOf)
  const client = useQueryClient()
  const { data, isError, error, refetch } = useListPropertyDocuments(propertyId, {
    request: { silent: true },
  })
  const [type, setType] = useState<DocumentType>(DocumentType.nota_simple)
  const [share, setShare] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [hidden, setHidden] = useState<readonly string[]>([])
  const picker = useRef<HTMLInputElement>(null)
  const items = (data?.items ?? []).filter(({ id }) => !hidden.includes(id))

  const send = async (files: File[]) => {
    setRefused(null)
    for (const file of files) {
      try {
        setShare(0)
        const list = await uploadPropertyDocument(
          propertyId,
          { file, file_extra: type },
          { quiet: true, silent: true, onProgress: setShare },
        )
        client.setQueryData(getListPropertyDocumentsQueryKey(propertyId), list)
      } catch (error) {
        setRefused(`${file.name}: ${why(error)}`)
      }
    }
    setShare(null)
  }
  const remove = ({ id, filename }: Document) => {
    setHidden((before) => [...before, id])
    const timer = setTimeout(() => {
      removePropertyDocument(propertyId, id, { quiet: true }).then(
        (list) => client.setQueryData(getListPropertyDocumentsQueryKey(propertyId), list),
        () => setHidden((before) => before.filter((one) => one !== id)),
      )
    }, UNDO_MS)
    setMessage('SUCCESS', t('document.removed', { name: filename }), {
      undo: () => {
        clearTimeout(timer)
        setHidden((before) => before.filter((one) => one !== id))
      },
    })
  }
  return (
    <section className="documents" aria-labelledby="documents-title">
      <div className="photo-head">
        <h3 id="documents-title">{t('document.title')}</h3>
        <p className="muted">{t('document.hint')}</p>
      </div>
      {own && (
        <div className="document-add">
          <SelectField
            id="document-type"
            label={t('document.type')}
            value={type}
            onChange={(event) => setType(event.target.value as DocumentType)}
          >
            {Object.values(DocumentType).map((one) => (
              <option key={one} value={one}>
                {t(`enums.documentType.${one}`)}
              </option>
            ))}
          </SelectField>
          <BareFile
            ref={picker}
            multiple
            accept={ACCEPTED}
            className="spoken"
            tabIndex={-1}
            aria-hidden="true"
            data-testid="document-picker"
            onChange={(event) => {
              void send([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button disabled={share !== null} onClick={() => picker.current?.click()}>
            <FilePlus2 size={18} aria-hidden />
            {share === null
              ? t('document.add')
              : t('document.sending', { percent: Math.round(share * 100) })}
          </Button>
        </div>
      )}
      {refused ? (
        <p className="error-message" role="alert">
          {refused}
        </p>
      ) : null}
      {isError ? (
        <ErrorState
          error={error}
          level={3}
          title={t('document.failed')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {items.length > 0 ? (
        <ul className="document-list">
          {items.map((item) => (
            <li key={item.id}>
              <FileText size={20} aria-hidden />
              <span>
                <b>{item.filename}</b>
                <small>
                  {[
                    t(`enums.documentType.${item.type}`),
                    t('document.size', { kb: count(Math.max(1, Math.round(item.size / 1000))) }),
                    date(item.createdAt),
                    item.byName,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <IconButton
                label={t('document.download', { name: item.filename })}
                onClick={() => void download(propertyId, item)}
              >
                <Download size={18} aria-hidden />
              </IconButton>
              {own && (
                <IconButton
                  label={t('document.remove', { name: item.filename })}
                  onClick={() => remove(item)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
