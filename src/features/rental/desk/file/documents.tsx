import { CircleCheck, File as Paper, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  downloadRentalDocument,
  uploadRentalDocument,
  useRemoveRentalDocument,
} from '../../../../../generated/api/rental/rental'
import {
  RentalDocumentType,
  type Rental,
  type RentalDocument,
} from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { count, date } from '../../../../lib/format'
import { useSession } from '../../../../lib/session'
import { saveFile } from '../../../../lib/save-file'
import { inOne, useWrite } from '../../../../lib/write'
import { Panel } from '../../../../ui/panel'
import { Button } from '../../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../../ui/workspace/kit/confirm-dialog'
import { FileDrop } from '../../../../ui/workspace/kit/file-drop'
import { IconButton } from '../../../../ui/workspace/kit/icon-button'
import { InlineButton } from '../../../../ui/workspace/kit/inline-button'
import { Progress } from '../../../../ui/workspace/kit/progress'
import { SelectField } from '../../../../ui/workspace/kit/select-field'
import { useFileSending } from '../../../../ui/workspace/kit/use-file-sending'
import { ACCEPTED, MAX_BYTES } from '../../documents'
import { useKept } from '../kept'
import { LinkDialog } from './link-dialog'

/** A document with who sent it, and whether anybody has looked at it. */
function DocumentRow({ file, one }: { file: Rental; one: RentalDocument }) {
  const { t } = useTranslation('rental')
  const [removing, setRemoving] = useState(false)
  const { profile } = useSession()
  const { keep, open } = useKept(file.id)
  const { busy, write: remove } = useWrite(useRemoveRentalDocument, {
    onDone: (saved) => {
      setRemoving(false)
      keep(saved)
    },
  })
  const opening = useWrite(
    inOne(async () => saveFile(one.filename, await downloadRentalDocument(file.id, one.id))),
    {
      done: null,
      onDone: () => open(one.id, `${profile.first_name} ${profile.last_name}`.trim()),
    },
  )
  const Icon = one.seenAt ? CircleCheck : Paper
  const facts = [
    t('desk.kilobytes', { kb: count(Math.max(1, Math.round(one.size / 1000))) }),
    one.byName ?? t('desk.byApplicant'),
    one.seenAt ? t('desk.seen', { day: date(one.seenAt) }) : t('desk.unseen'),
  ]
  return (
    <li data-seen={one.seenAt !== null}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        <b>{t(`enums.document.${one.type}`)}</b>
        <InlineButton disabled={opening.busy} onClick={() => void opening.write()}>
          {one.filename}
        </InlineButton>
        <small>{facts.join(' · ')}</small>
      </span>
      <IconButton
        label={t('desk.removeDocument', { name: one.filename })}
        onClick={() => setRemoving(true)}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </IconButton>
      {removing && (
        <ConfirmDialog
          title={t('desk.removeTitle')}
          text={t('desk.removeText', { name: one.filename })}
          cancel={t('desk.cancel')}
          send={t('desk.remove')}
          danger
          busy={busy}
          onClose={() => setRemoving(false)}
          onConfirm={() => void remove({ id: file.id, documentId: one.id })}
        />
      )}
    </li>
  )
}

/** Adds documents that the programme has already, each of one kind. */
function Adding({ id }: { id: string }) {
  const { t } = useTranslation('rental')
  const { keep } = useKept(id)
  const [type, setType] = useState<RentalDocumentType>(RentalDocumentType.deed)
  const { share, fault, place, sendAll } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('documents.tooLarge') },
    async (file, options) => {
      keep(await uploadRentalDocument(id, { file, file_extra: type }, options))
    },
  )
  return (
    <div className="rental-adding">
      <SelectField
        label={t('documents.type')}
        value={type}
        onChange={(event) => setType(event.target.value as RentalDocumentType)}
      >
        {Object.values(RentalDocumentType).map((one) => (
          <option key={one} value={one}>
            {t(`enums.document.${one}`)}
          </option>
        ))}
      </SelectField>
      <FileDrop
        label={t('desk.addDocument')}
        help={t('documents.help')}
        choose={t('documents.choose')}
        accept={ACCEPTED}
        error={fault}
        sending={
          share === null ? undefined : (
            <Progress label={t('documents.sending', place)} share={share} />
          )
        }
        onFile={() => undefined}
        onFiles={sendAll}
      />
    </div>
  )
}

/** The private papers of a file, and how its applicant is asked for more. */
export function Documents({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const [asking, setAsking] = useState(false)
  const seen = file.documents.filter(({ seenAt }) => seenAt !== null).length
  const isClosed = file.state === 'rejected' || file.state === 'ended'
  return (
    <Panel
      title={t('desk.documents')}
      note={
        file.documents.length > 0 && t('desk.documentsSeen', { count: file.documents.length, seen })
      }
      action={
        isClosed ? undefined : <Button onClick={() => setAsking(true)}>{t('desk.ask')}</Button>
      }
      flush
    >
      {file.documents.length > 0 && (
        <ul className="rental-documents">
          {file.documents.map((one) => (
            <DocumentRow key={one.id} file={file} one={one} />
          ))}
        </ul>
      )}
      <Adding id={file.id} />
      <p className="rental-foot">
        {file.linkUntil ? t('desk.linkUntil', { day: date(file.linkUntil) }) : t('desk.noLink')}
      </p>
      {asking && <LinkDialog file={file} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
