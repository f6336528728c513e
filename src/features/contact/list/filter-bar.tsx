import { Columns3, Download, X } from 'lucide-react'
import { exportContacts, useListContactTags } from '../../../../generated/api/contact/contact'
import {
  ContactRole,
  SpokenLanguage,
  type ListContactsSort,
  ListContactsSort as SORTS,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { FilterRow } from '../../../ui/workspace/kit/filter-row'
import { Toolbar } from '../../../ui/workspace/kit/toolbar'
import { FilterMenu } from '../../../ui/workspace/filter-menu'
import { SearchField } from '../../../ui/workspace/search-field'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { useLanguageName } from '../parts/language-name'
import { useDownload } from '../../../lib/use-download'
import { useTeam } from '../../../lib/team'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { COLUMNS } from './columns'
import { filtersOn, toParams, type ContactQuery } from './contact-query'

interface FilterBarProps {
  query: ContactQuery
  change: (part: Partial<ContactQuery>) => void
  columns: readonly string[]
  onColumns: (columns: string[]) => void
}

/** The list as a file; the server writes it. */
function useExport(query: ContactQuery) {
  const { t } = useTranslation('contact')
  const { busy, download } = useDownload()
  const save = (format: 'csv' | 'vcard') => {
    const { sort: _order, ...params } = toParams(query)
    download(`${t('list.title').toLowerCase()}.${format === 'csv' ? 'csv' : 'vcf'}`, (options) =>
      exportContacts({ ...params, format }, options),
    )
  }
  return { busy, save }
}

/** Text, filters, columns and what one does with the whole list. */
export function FilterBar({ query, change, columns, onColumns }: FilterBarProps) {
  const { t } = useTranslation('contact')
  const { profile } = useSession()
  const language = useLanguageName()
  const people = useTeam()
  const tags = useListContactTags({ request: { silent: true } })
  const file = useExport(query)
  const agents = (people.data?.items ?? []).map((user) => ({
    value: user.id,
    label: `${user.first_name} ${user.last_name}`.trim() || user.email,
  }))
  const tagNames = [...new Set([...query.tag, ...(tags.data?.tags ?? [])])].map((tag) => ({
    value: tag,
    label: tag,
  }))
  return (
    <Toolbar kind="filters" label={t('list.filters')}>
      <SearchField
        label={t('list.search')}
        hint={t('list.searchHint')}
        value={query.q}
        onChange={(q) => change({ q })}
      />
      <FilterRow>
        <FilterMenu
          name={t('list.role')}
          options={Object.values(ContactRole).map((value) => ({
            value,
            label: t(`enums.roles.${value}`),
          }))}
          chosen={query.role}
          onChange={(role) => change({ role: role as ContactRole[] })}
        />
        {tags.isPending || tagNames.length > 0 ? (
          <FilterMenu
            name={t('list.tag')}
            options={tagNames}
            chosen={query.tag}
            onChange={(tag) => change({ tag: tag.slice(0, 10) })}
          />
        ) : null}
        <FilterMenu
          name={t('list.language')}
          options={Object.values(SpokenLanguage).map((value) => ({
            value,
            label: language(value),
          }))}
          chosen={query.language}
          onChange={(value) => change({ language: value.slice(0, 10) as SpokenLanguage[] })}
        />
        {people.isPending || agents.length > 1 ? (
          <FilterMenu
            any={t('list.any')}
            name={t('list.agent')}
            options={agents}
            chosen={query.agentId ? [query.agentId] : []}
            onChange={([agentId = '']) => change({ agentId })}
          />
        ) : null}
        {filtersOn(query) > 0 ? (
          <Button
            variant="text"
            onClick={() => change({ q: '', role: [], tag: [], language: [], agentId: '' })}
          >
            <X size={16} aria-hidden />
            {t('list.clear')}
          </Button>
        ) : null}
        <div className="end">
          <span className="contact-select">
            <ChipSelect
              quiet
              label={t('list.sort')}
              value={query.sort}
              onChange={(event) => change({ sort: event.target.value as ListContactsSort })}
            >
              {Object.values(SORTS).map((sort) => (
                <option key={sort} value={sort}>
                  {t(`list.sorts.${sort}`)}
                </option>
              ))}
            </ChipSelect>
          </span>
          <span className="filter-words">
            <Columns3 size={18} aria-hidden />
            <FilterMenu
              quiet
              name={t('list.columns')}
              options={COLUMNS.map((value) => ({ value, label: t(`list.col.${value}`) }))}
              chosen={columns}
              onChange={onColumns}
            />
          </span>
          {may(profile, 'export')
            ? (['csv', 'vcard'] as const).map((format) => (
                <Button
                  key={format}
                  variant="text"
                  className="contact-wide-only"
                  disabled={file.busy}
                  onClick={() => file.save(format)}
                >
                  <Download size={18} aria-hidden />
                  {t(`list.${format}`)}
                </Button>
              ))
            : null}
        </div>
      </FilterRow>
    </Toolbar>
  )
}
