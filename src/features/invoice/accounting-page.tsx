import { Lock, Plus } from 'lucide-react'
import { Suspense, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { useSession, type Role } from '../../lib/session'
import { rememberWanted } from '../../lib/sign-in'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, NoRightState } from '../../ui/states'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { TabLinks } from '../../ui/workspace/kit/tab-links'
import '../../ui/workspace/styles/table.css'
import './invoice.css'
import { draftAt, NEW_DRAFT, partAt, partOf } from './part-address'

interface Tab {
  part: string
  words: string
  roles: readonly Role[]
  Part: ComponentType
}

function SignIn() {
  const { t } = useTranslation(['invoice', 'shell'])
  return (
    <EmptyState icon={Lock} level={1} title={t('title')} text={t('signIn')}>
      <a
        className={buttonClass({ variant: 'main' })}
        href={href('index', {}, { login: 1 })}
        onClick={() => rememberWanted(location.pathname + location.search)}
      >
        {t('shell:header.signIn')}
      </a>
    </EmptyState>
  )
}

function Tabs({ tabs, here }: { tabs: readonly Tab[]; here: Tab | null }) {
  const own = tabs.map(({ words }) => words.split(':')[0] ?? '')
  const { t } = useTranslation([...new Set(['invoice', ...own])])
  return (
    <TabLinks label={t('title')} className="invoice-tabs">
      {tabs.map(({ part, words }) => (
        <Link key={part} to={partAt(part)} aria-current={part === here?.part ? 'page' : undefined}>
          {t(words)}
        </Link>
      ))}
    </TabLinks>
  )
}

/** Tabs about what the agency bills; the others have a main act of their own, or none. */
const BILLING: readonly string[] = ['resumen', 'facturas', 'borradores', 'honorarios']

/** What an agency bills and is billed: a tab a room, each with an address of its own. */
export function AccountingPage({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation('invoice')
  const [query] = useSearchParams()
  const { role } = useSession().profile
  const mine = tabs.filter(({ roles }) => role !== '' && roles.includes(role))
  const asked = tabs.find(({ part }) => part === partOf(query))
  const here = mine.find((tab) => tab === asked) ?? mine[0]
  // A part of somebody else's is told so, not answered by another.
  const isClosed = asked !== undefined && asked !== here
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      {role === '' && <SignIn />}
      {role !== '' && !here && <NoRightState level={1} />}
      {here && (
        <>
          <PageHead title={t('title')} sub={t('about')}>
            {role === 'ADMIN' && BILLING.includes(here.part) && (
              <Link className={buttonClass({ variant: 'main' })} to={draftAt(NEW_DRAFT)}>
                <Plus size={18} aria-hidden />
                {t('draft.new')}
              </Link>
            )}
          </PageHead>
          <Tabs tabs={mine} here={isClosed ? null : here} />
          <Suspense fallback={<SkeletonRows rows={5} label={t('loading')} />}>
            {isClosed ? <NoRightState level={2} /> : <here.Part />}
          </Suspense>
        </>
      )}
    </>
  )
}
