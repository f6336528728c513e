import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import { useListSiteTemplates } from '../../../../generated/api/site/site'
import type { SiteTemplate } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import type { Shown } from '../frame/scheme-chips'
import { Shot } from '../frame/shot'
import { TEMPLATES } from './templates'

interface TemplateCardsProps {
  chosen: SiteTemplate
  onChoose: (template: SiteTemplate) => void
  disabled?: boolean
  /** Drawn in the light or in the dark. */
  scheme: Shown
  /** Draws the shots again. */
  drawn?: string
}

/** The templates, each drawn with the agency's own homes; one is chosen. */
export function TemplateCards({
  chosen,
  onChoose,
  disabled = false,
  scheme,
  drawn,
}: TemplateCardsProps) {
  const { t } = useTranslation('site')
  const id = useId()
  const { data, isError, error, refetch } = useListSiteTemplates(scheme ? { scheme } : {}, {
    query: {
      staleTime: 20 * 60_000,
      refetchInterval: 20 * 60_000,
      placeholderData: keepPreviousData,
    },
    request: { silent: true },
  })
  return (
    <>
      {TEMPLATES.map((template) => {
        const url = data?.items.find((one) => one.template === template)?.preview.url
        const on = template === chosen
        return (
          <label key={template} className={on ? 'site-template is-on' : 'site-template'}>
            <span className="site-template-shots">
              {url ? (
                <>
                  <Shot
                    url={url}
                    title={t('shot', { name: t(`templates.${template}.name`) })}
                    width={1440}
                    drawn={drawn}
                  />
                  <span className="site-template-phone">
                    <Shot url={url} title={t('shotPhone')} width={390} ratio={1.5} drawn={drawn} />
                  </span>
                </>
              ) : isError ? (
                <ErrorLine title={t('shotFailed')} error={error} onRetry={() => void refetch()} />
              ) : data ? null : (
                <Sk h="100%" />
              )}
            </span>
            <span className="site-template-words">
              <b id={`${id}-${template}`}>{t(`templates.${template}.name`)}</b>
              <span>{t(`templates.${template}.look`)}</span>
              <small>{t(`templates.${template}.for`)}</small>
            </span>
            <BareRadio
              name={`${id}-template`}
              aria-labelledby={`${id}-${template}`}
              checked={on}
              disabled={disabled}
              onChange={() => onChoose(template)}
            />
          </label>
        )
      })}
    </>
  )
}
