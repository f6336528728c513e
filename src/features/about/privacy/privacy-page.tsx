import { useTranslation } from '../../../i18n'
import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'
import { Prose } from '../../../public/article/prose'

const SECTIONS = [
  'who',
  'enquiries',
  'account',
  'saved',
  'seen',
  'chat',
  'push',
  'rental',
  'agents',
  'figures',
  'safety',
  'others',
  'rights',
  'changes',
] as const

/** Services of other firms, told only where the configuration uses them. */
function Others() {
  const { t } = useTranslation('about-privacy')
  const { firebase, payments, mapStyleUrl, pushKey } = getSite()
  const used = [
    firebase && 'firebase',
    firebase?.databaseUrl && 'mirror',
    payments && 'stripe',
    mapStyleUrl && 'map',
    (pushKey !== null || firebase) && 'push',
  ].filter((one): one is string => typeof one === 'string')
  return (
    <Prose
      text={
        used.length > 0 ? used.map((one) => `- ${t(`used.${one}`)}`).join('\n') : t('used.none')
      }
    />
  )
}

/** What is kept, why, for how long, and whom to ask. */
export default function PrivacyPage() {
  const { t } = useTranslation('about-privacy')
  const { name, operatorEmail } = getSite()
  const mailbox = operatorEmail === null ? t('noMailbox') : t('mailbox', { email: operatorEmail })
  return (
    <Article
      namespace="about-privacy"
      values={{ name, mailbox }}
      sections={SECTIONS}
      contents
      extras={{ others: <Others /> }}
    />
  )
}
