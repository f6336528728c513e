import { useQueryClient } from '@tanstack/react-query'
import { uploadReferralProof } from '../../../../generated/api/referral/referral'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { readAgain } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'
import { FileDrop } from '../../../ui/workspace/kit/file-drop'
import { Progress } from '../../../ui/workspace/kit/progress'
import { useFileSending } from '../../../ui/workspace/kit/use-file-sending'

/** As the contract: 10 MB. */
const MAX_BYTES = 10_000_000

/** Where there is no e-mail: what shows that the owner agrees to be spoken of. */
export function Proof({ draft: { id, hasProof } }: { draft: Referral }) {
  const { t } = useTranslation('referral')
  const client = useQueryClient()
  const { share, fault, send } = useFileSending(
    { maxBytes: MAX_BYTES, tooLarge: t('proof.tooLarge') },
    async (proof, options) => {
      await uploadReferralProof(id, { proof, proof_extra: 'consent' }, options)
      await readAgain(client, ['referral'])
    },
  )
  return (
    <Panel
      title={t('proof.title')}
      action={
        <StatusChip tone={hasProof ? 'ok' : 'sun'}>
          {t(hasProof ? 'proof.there' : 'proof.needed')}
        </StatusChip>
      }
    >
      <FileDrop
        label={t('proof.label')}
        help={t('proof.help')}
        choose={t(hasProof ? 'proof.other' : 'photos.choose')}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        error={fault}
        sending={share === null ? undefined : <Progress share={share} label={t('sending')} />}
        onFile={send}
      />
    </Panel>
  )
}
