import { useGetInboxThread, useListInboxDrafts } from '../../../../generated/api/inbox/inbox'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import '../../../ui/workspace/styles/talk.css'
import '../inbox.css'
import type { InboxSlots } from '../slots'
import { Composer } from './composer'

// Not kept: by the next time the home may cost something else, or be gone.
const ONCE = { query: { staleTime: Infinity, gcTime: 0 }, request: { silent: true } }

/**
 * An enquiry's answer where the enquiry stands: the ways its person takes, theirs first, with the
 * text that fits best already in it, in their language. Read once: what is written is not replaced.
 */
export default function QuickReply({
  leadId,
  Texts,
  onSent,
}: {
  leadId: string
  Texts: InboxSlots['Texts']
  onSent: () => void
}) {
  const { t } = useTranslation('inbox')
  const thread = useGetInboxThread(leadId, { request: { silent: true } })
  const drafts = useListInboxDrafts(leadId, ONCE)
  if (thread.isError)
    return (
      <ErrorState
        error={thread.error}
        level={3}
        title={t('thread.failed')}
        onRetry={() => void thread.refetch()}
      />
    )
  if (!thread.data || drafts.isPending)
    return (
      <Loading label={t('thread.loading')}>
        <Sk w="100%" h={120} r={14} />
      </Loading>
    )
  const best = drafts.data?.items[0]
  const language = (code: string) =>
    new Intl.DisplayNames(currentLang(), { type: 'language' }).of(code) ?? code
  const begun = best && {
    text: best.text,
    subject: best.subject,
    hint: `${best.name}. ${
      best.language === best.wanted
        ? t('texts.inLanguage', { language: language(best.language) })
        : t('texts.otherLanguage', {
            wanted: language(best.wanted),
            language: language(best.language),
          })
    }`,
  }
  // A conversation that runs already is answered where its messages stand.
  const ways = thread.data.chatId
    ? thread.data.ways.filter((way) => way !== 'platform')
    : thread.data.ways
  return (
    <Composer
      key={thread.data.id}
      thread={{ ...thread.data, ways }}
      talk={null}
      Texts={Texts}
      begun={begun}
      onSent={onSent}
    />
  )
}
