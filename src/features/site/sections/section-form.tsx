import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Site, SitePage, SiteSection } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { useSiteServices } from '../frame/site-services'
import { kindOf } from './kinds'
import { useSectionName } from './section-name'

interface SectionFormProps {
  site: Site
  page: SitePage
  at: number
  section: SiteSection
  /** Of the whole page, by path. */
  errors: Record<string, string>
  /** A new one shows the section anew. */
  taken: number
  /** It can be neither hidden nor copied nor taken away. */
  fixed: boolean
  onChange: (section: SiteSection) => void
  onCopy: () => void
  onRemove: () => void
}

/** The chosen section in the form of its kind; valid changes are kept as they are typed. */
export function SectionForm({
  site,
  page,
  at,
  section,
  errors,
  taken,
  fixed,
  onChange,
  onCopy,
  onRemove,
}: SectionFormProps) {
  const { t } = useTranslation('site')
  const { name } = useSectionName()(section)
  const { icon: Icon, form } = kindOf(section)
  const services = useSiteServices({ site, page, section: section.id })
  const own = useMemo(() => {
    const prefix = `sections.${at}.`
    const found = Object.entries(errors).filter(([path]) => path.startsWith(prefix))
    return Object.fromEntries(found.map(([path, text]) => [path.slice(prefix.length), text]))
  }, [errors, at])
  const { id, kind, off } = section
  const toggle = t(off ? 'sections.show' : 'sections.hide')
  return (
    <div className="site-section-form">
      <div className="site-section-head">
        <span className="site-kind is-on" aria-hidden="true">
          <Icon size={18} />
        </span>
        <h2>{name}</h2>
        {fixed ? null : (
          <>
            <IconButton
              label={toggle}
              title={toggle}
              onClick={() => onChange({ ...section, off: !off })}
              disabled={!site.canEdit}
            >
              {off ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
            </IconButton>
            <IconButton
              label={t('sections.copy')}
              title={t('sections.copy')}
              onClick={onCopy}
              disabled={!site.canEdit}
            >
              <Copy size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={t('sections.remove')}
              title={t('sections.remove')}
              onClick={onRemove}
              disabled={!site.canEdit}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {form === null ? (
        <p className="muted">{t('sections.unknownText')}</p>
      ) : (
        <SchemaForm
          key={`${id} ${taken}`}
          name={form}
          formId="site-section"
          namespace="site"
          value={section}
          services={services}
          serverErrors={own}
          disabled={!site.canEdit}
          aria-label={name}
          onChange={(value, { valid }) => {
            const part = section.kind === 'legal' ? { part: section.part } : {}
            if (valid) onChange({ ...value, id, kind, ...part, ...(off && { off }) } as SiteSection)
          }}
        />
      )}
    </div>
  )
}
