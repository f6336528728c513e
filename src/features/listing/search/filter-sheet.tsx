import { SlidersHorizontal } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/kit/public/button'
import { Chip } from '../../../ui/kit/public/chip'
import { withFilter } from './filters'
import { countOn, FORM_FILTERS } from './form-filters'
import { changed, type Search } from './search-state'
import type { Apply } from './use-apply'

/**
 * On a phone: one button that says how many filters are on, and one sheet with all the panels below
 * each other. Wider, the sheet is no box of its own and its children stand in the bar. Each field is
 * there once, so the form sends it once.
 */
export function FilterSheet({
  search,
  apply,
  submit,
  children,
}: {
  search: Search
  apply: Apply
  submit: string
  children: ReactNode
}) {
  const { t } = useTranslation(['listing', 'shell'])
  const id = useId()
  const on = countOn(search.filters, FORM_FILTERS)
  const without = FORM_FILTERS.reduce(
    (filters, name) => withFilter(filters, name, undefined),
    search.filters,
  )
  return (
    <>
      <Chip on={on > 0} className="chip-all" popoverTarget={id}>
        <SlidersHorizontal className="icon" aria-hidden />
        {t('filters.all')}
        {on > 0 ? ` · ${on}` : ''}
      </Chip>
      <div id={id} popover="auto" role="group" aria-label={t('filters.all')} className="fsheet">
        <div className="fpop-head">
          <b>{t('filters.all')}</b>
          <Button variant="text" popoverTarget={id} popoverTargetAction="hide">
            {t('shell:close')}
          </Button>
        </div>
        <div className="fsheet-body">{children}</div>
        <div className="fpop-foot">
          {on > 0 ? (
            <Button
              variant="text"
              data-needs-script
              onClick={() => apply.to(changed(search, { filters: without }))}
            >
              {t('filters.clear')}
            </Button>
          ) : null}
          <Button type="submit" variant="main" wide data-closes>
            {submit}
          </Button>
        </div>
      </div>
    </>
  )
}
