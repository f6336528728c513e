import { useTranslation } from '../../../i18n'
import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'

const SECTIONS = ['what', 'account', 'adverts', 'figures', 'misuse', 'leave', 'law'] as const

/** What somebody accepts who makes an account. */
export default function TermsPage() {
  const { t } = useTranslation('about-terms')
  const { name, operatorEmail } = getSite()
  const mailbox = operatorEmail === null ? t('noMailbox') : t('mailbox', { email: operatorEmail })
  return <Article namespace="about-terms" values={{ name, mailbox }} sections={SECTIONS} />
}
