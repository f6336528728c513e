import { useRef, useState } from 'react'
import { useSaveVisitFeedback } from '../../../../generated/api/visit/visit'
import type { Visit, VisitFeedbackInput, VisitHome } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { keptApart, type Liked } from '../aspects'
import { SaveFoot } from './saving'
import { useVisitChanged } from './use-visit'
import { aboutOf, useShownFeedback } from './waiting'

/** What the agent heard of a home after a visit. */
export default function FeedbackDialog({
  visit,
  home,
  onClose,
}: {
  visit: Visit
  home: VisitHome
  onClose: () => void
}) {
  const { t } = useTranslation('visit')
  const changed = useVisitChanged()
  const feedback = useShownFeedback(visit)
  const [stored] = useState(() => {
    const said = feedback.find((one) => one.propertyId === home.id && one.by === 'agent')
    const { interest, priceOpinion, likes, dislikes, nextStep, comment } = said ?? {}
    const shareWithOwner = said?.shareWithOwner ?? false
    const opinion = { interest, priceOpinion, likes, dislikes, nextStep, comment, shareWithOwner }
    return { propertyId: home.id, ...opinion }
  })
  const before = useRef<Liked>(stored)
  const [share, setShare] = useState<boolean | undefined>(stored.shareWithOwner)
  const { busy, errors, failed, write } = useWrite(useSaveVisitFeedback, {
    done: t(share ? 'feedback.savedShared' : 'feedback.saved'),
    say: useErrorText(),
    onDone: async () => {
      await changed(visit.id)
      onClose()
    },
    about: aboutOf(visit, home.title || home.ref),
    onKept: onClose,
  })
  return (
    <Dialog title={t('feedback.title')} busy={busy} onClose={onClose} className="vs-dlg">
      <p className="muted">{home.title || home.ref}</p>
      <SchemaForm
        name="VisitFeedbackInput"
        formId="visit-feedback"
        value={stored}
        serverErrors={errors}
        onChange={(value) => {
          const said = value as Partial<VisitFeedbackInput>
          const more = keptApart(before.current, said)
          before.current = { ...said, ...more }
          setShare(said.shareWithOwner)
          return more && { ...more }
        }}
        onSubmit={(value) =>
          void write({ id: visit.id, data: value as unknown as VisitFeedbackInput })
        }
      >
        <SaveFoot busy={busy} failed={failed} onClose={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
