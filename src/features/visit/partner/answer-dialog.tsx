import { useMemo } from 'react'
import { useAnswerPartnerVisit } from '../../../../generated/api/visit/visit'
import type { PartnerVisit, PartnerVisitAnswer } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

interface AnswerDialogProps {
  visit: PartnerVisit
  answer: 'propose' | 'refuse'
  onClose: () => void
}

/** Other times, or why it cannot be. */
export default function AnswerDialog({ visit, answer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('visit')
  const { id, agencyName: agency, side } = visit
  const helps = useMemo(() => ({ slots: t('partner.slotsHelp') }), [t])
  const { busy, errors, write } = useWrite(useAnswerPartnerVisit, {
    done: t(answer === 'propose' ? 'partner.proposed' : 'partner.refused', { agency }),
    reads: ['visit'],
    onDone: onClose,
  })
  const title = answer === 'propose' ? 'partner.proposeTitle' : 'partner.refuseTitle'
  return (
    <Dialog title={t(title, { agency })} busy={busy} onClose={onClose}>
      <SchemaForm
        name="PartnerVisitAnswer"
        formId={`partner-answer-${side}`}
        value={{ answer }}
        helps={helps}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(input) => void write({ id, data: input as unknown as PartnerVisitAnswer })}
      >
        <FormFoot
          back={t('cancel')}
          send={t(`partner.${answer}`)}
          busy={busy && t('partner.sending')}
          danger={answer === 'refuse'}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
