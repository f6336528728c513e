import { LeadKind } from '../../../generated/model'
import { useSite } from '../site'
import { LeadForm } from './lead-form'

/**
 * What somebody wrote into a form that is not there any more: the page, the section or the home has
 * changed meanwhile. It stands above the page, with every word and what is wrong.
 */
export function Unsent({ isElsewhere }: { isElsewhere: boolean }) {
  const { sent, page, found, t } = useSite()
  if (!sent) return null
  const isDetail = page.kind === 'detail' && found.home?.kind === 'home'
  const stands = page.sections.some(
    ({ id, kind, off }) =>
      id === sent.section && !off && (kind === 'contact' || kind === 'valuation'),
  )
  if (!isElsewhere && (stands || (isDetail && sent.section === 'home'))) return null
  const { message, address, size, state, visit } = sent.values
  const written = [message, address, size && `${size} m²`, state, visit]
  return (
    <section className="section">
      <div className="wide">
        <LeadForm
          section={sent.section}
          kind={Object.values(LeadKind).find((kind) => kind === sent.kind) ?? 'question'}
          message={written.filter(Boolean).join('\n')}
          submit={t('form.send')}
        />
      </div>
    </section>
  )
}
