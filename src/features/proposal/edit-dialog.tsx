import { useUpdateProposal } from '../../../generated/api/proposal/proposal'
import type { Proposal, ProposalPatch } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { FormFoot } from '../../ui/workspace/kit/form-foot'

/** Alters what a person may of a proposal. */
export default function EditDialog({
  proposal: { id, version, changes },
  onClose,
}: {
  proposal: Proposal
  onClose: () => void
}) {
  const { t } = useTranslation('proposal')
  const { busy, errors, write } = useWrite(useUpdateProposal, {
    reads: ['proposal'],
    onDone: onClose,
  })
  const own = changes.filter(({ editable }) => editable)
  // The form leaves out what is emptied, and what is left out stays as it was.
  const texts = own.filter(({ after }) => typeof after === 'string')
  const blank = Object.fromEntries(texts.map(({ field }) => [field, '']))
  const value = Object.fromEntries(own.map(({ field, after }) => [field, after ?? undefined]))
  return (
    <Dialog title={t('edit.title')} busy={busy} onClose={onClose}>
      <SchemaForm
        name="ProposalPatch"
        formId="proposal-edit"
        value={{ version, ...value }}
        context={{ asked: own.map(({ field }) => field) }}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(data) =>
          void write({ id, data: { ...blank, ...(data as unknown as ProposalPatch), version } })
        }
      >
        <FormFoot back={t('cancel')} send={t('edit.send')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
