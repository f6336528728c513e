import type { SectionOf, SiteSection } from '../document'
import type { SectionView } from '../template'
import { SHARED } from '../sections'
import { HomeDetail } from '../detail/home'
import { Headline } from '../parts/text'
import { Pages } from '../parts/pages'
import { Counted } from '../parts/counted'
import { SearchForm, searchAddress } from '../parts/search-form'
import { useSite } from '../site'
import { date } from '../../lib/format'

function SectionOfKind({ section }: { section: SiteSection }) {
  const { template } = useSite()
  const View = (
    section.kind === 'hero'
      ? template.Hero
      : (template.sections?.[section.kind] ?? SHARED[section.kind])
  ) as SectionView<typeof section.kind>
  return <View section={section as SectionOf<typeof section.kind>} />
}

/** A page that does not open with a hero has its title on top. */
function PageTitle() {
  const { page, lang } = useSite()
  return (
    <div className="page-title">
      <div className="wide">
        <Headline of={page.title} />
        {page.kind === 'post' && page.date && (
          <time dateTime={page.date}>{date(page.date, 'DD MMM, YYYY', lang)}</time>
        )}
      </div>
    </div>
  )
}

/** The list that is searched, below what the agency put on its page. */
function AllHomes() {
  const { found, template, t, page } = useSite()
  const homes = found.homes['']
  if (!homes) return null
  const hasForm = page.sections.some(({ kind, off }) => kind === 'search' && !off)
  const { Grid } = template
  return (
    <section className="section homes-section all-homes" id="homes">
      <div className="wide">
        {!hasForm && <SearchForm id="all" operations={undefined} filters={undefined} />}
        <div className="title">
          <h2 className="counted">
            <Counted total={homes.total} />
          </h2>
        </div>
        {homes.items.length > 0 ? (
          <Grid found={homes} eager />
        ) : (
          <p className="none">{t('homes.none')}</p>
        )}
        <Pages of={homes} />
      </div>
    </section>
  )
}

function Gone() {
  const site = useSite()
  const { t, found, template } = site
  if (found.home?.kind !== 'gone') return null
  const { similar } = found.home.gone
  const { Grid } = template
  return (
    <section className="section homes-section">
      <div className="wide">
        <h1>{t('gone.title')}</h1>
        <p className="lead">{t(similar.length > 0 ? 'gone.similar' : 'gone.text')}</p>
        {similar.length > 0 ? (
          <Grid found={{ items: similar, total: similar.length, next: null, previous: null }} />
        ) : (
          <a className="button" href={searchAddress(site)}>
            {t('home.all')}
          </a>
        )}
      </div>
    </section>
  )
}

/** What stands between head and foot of a page. */
export function Body() {
  const { page, found } = useSite()
  if (found.home?.kind === 'gone') return <Gone />
  const sections = page.sections.filter(({ off }) => !off)
  const isHome = page.kind === 'detail' && found.home?.kind === 'home'
  const hasHero = sections[0]?.kind === 'hero'
  return (
    <>
      {isHome && found.home?.kind === 'home' && <HomeDetail {...found.home} />}
      {!isHome && !hasHero && <PageTitle />}
      {sections.map((section) => (
        <SectionOfKind key={section.id} section={section} />
      ))}
      {found.searched === '' && <AllHomes />}
    </>
  )
}
