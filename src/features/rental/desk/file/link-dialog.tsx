import { useState } from 'react'
import { useCreateRentalLink } from '../../../../../generated/api/rental/rental'
import { RentalDocumentType, type Rental, type RentalLink } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { byCode } from '../../../../lib/by-code'
import { date } from '../../../../lib/format'
import { useWrite } from '../../../../lib/write'
import { CheckboxField } from '../../../../ui/workspace/kit/checkbox-field'
import { ChoiceGroup } from '../../../../ui/workspace/kit/choice-group'
import { Dialog } from '../../../../ui/workspace/kit/dialog'
import { FormDialog } from '../../../../ui/workspace/kit/form-dialog'
import { LinkToGive } from '../../../../ui/workspace/link-to-give'
import { useKept } from '../kept'

/** What a side is asked for to begin with. */
const USUAL: Record<Rental['side'], RentalDocumentType[]> = {
  owner: ['id', 'deed', 'cedula', 'energy', 'ibi', 'photo'],
  tenant: ['id', 'padron', 'income'],
}

// By hand: boxes of one list, ticked by what the side usually lacks and the file has not.
/** Asks an applicant for documents: chosen here, mailed with their own link of 14 days. */
export function LinkDialog({ file, onClose }: { file: Rental; onClose: () => void }) {
  const { t } = useTranslation('rental')
  const [made, setMade] = useState<RentalLink | null>(null)
  const [types, setTypes] = useState<RentalDocumentType[]>(() =>
    byCode(USUAL, file.side, []).filter((type) => file.documents.every((one) => one.type !== type)),
  )
  const { readAgain } = useKept(file.id)
  const { busy, errors, write } = useWrite(useCreateRentalLink, {
    done: null,
    onDone: (link) => {
      setMade(link)
      void readAgain()
    },
  })
  if (made)
    return (
      <Dialog title={t('desk.linkSent', { email: file.email })} onClose={onClose}>
        <LinkToGive
          url={made.url}
          whatsapp={null}
          words={{
            once: t('desk.linkOnce', { day: date(made.expiresAt) }),
            link: t('desk.link'),
            copy: t('desk.linkCopy'),
            copied: t('desk.linkCopied'),
            copyFailed: t('desk.linkCopyFailed'),
            whatsapp: '',
            close: t('desk.close'),
          }}
          onClose={onClose}
        />
      </Dialog>
    )
  return (
    <FormDialog
      title={t('desk.ask')}
      width="xs"
      cancel={t('desk.cancel')}
      send={t('desk.askSend')}
      busy={busy && t('desk.saving')}
      disabled={types.length === 0}
      onClose={onClose}
      onSend={() => void write({ id: file.id, data: { types } })}
    >
      <ChoiceGroup
        legend={t('desk.askWhat')}
        help={t(file.linkUntil ? 'desk.askAgain' : 'desk.askHelp', { email: file.email })}
        error={errors?.['types']}
      >
        {Object.values(RentalDocumentType).map((type) => (
          <CheckboxField
            key={type}
            label={t(`enums.document.${type}`)}
            checked={types.includes(type)}
            onChange={(event) =>
              setTypes(
                event.target.checked ? [...types, type] : types.filter((one) => one !== type),
              )
            }
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  )
}
