import { useUpdateSite } from '../../../../generated/api/site/site'
import type { Language, Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { useSiteCache } from '../frame/use-site-cache'

const ALL = ['es', 'en', 'ca', 'de'] as const satisfies readonly Language[]

/** The languages of the site, and the one that speaks where a text lacks another. */
export function LanguagesForm({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const { busy, write } = useWrite(useUpdateSite, {
    done: t('brand.saved'),
    onDone: keep,
    conflict: t('stale'),
  })
  const { languages } = site.draft
  const off = busy || !site.canEdit
  const set = (next: Language[]) =>
    void write({ id: site.id, data: { version: site.version, languages: next } })
  return (
    <Panel title={t('languages.title')}>
      <div className="chip-row" role="group" aria-label={t('languages.title')}>
        {ALL.map((language) => {
          const on = languages.includes(language)
          return (
            <ChipToggle
              key={language}
              on={on}
              disabled={off || (on && languages.length === 1)}
              onClick={() =>
                set(on ? languages.filter((one) => one !== language) : [...languages, language])
              }
            >
              {t(`language.${language}`)}
            </ChipToggle>
          )
        })}
      </div>
      <SelectField
        label={t('languages.first')}
        help={t('languages.firstHelp')}
        value={languages[0]}
        disabled={off}
        onChange={({ target }) => {
          const first = target.value as Language
          set([first, ...languages.filter((one) => one !== first)])
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </SelectField>
    </Panel>
  )
}
