import { BareForm } from '../../../ui/kit/bare/bare-form'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useCreateSite } from '../../../../generated/api/site/site'
import type { SiteTemplate } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { useWrite } from '../../../lib/write'
import { PageHead } from '../../../ui/page-head'
import { NoRightState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { SchemeChips, type Shown } from '../frame/scheme-chips'
import { useSiteCache } from '../frame/use-site-cache'
import { TemplateCards } from './template-cards'

const MADE = ['pages', 'languages', 'legal', 'cookies'] as const

/** No site yet: a template is chosen by seeing one's own homes, and one click makes the whole site. */
export function FirstSite({ slug }: { slug: string | null }) {
  const { t } = useTranslation('site')
  const { profile } = useSession()
  const keep = useSiteCache()
  const [template, setTemplate] = useState<SiteTemplate>('tramuntana')
  const [scheme, setScheme] = useState<Shown>(null)
  const [name, setName] = useState(slug ?? '')
  const { busy, errors, write } = useWrite(useCreateSite, { done: t('first.done'), onDone: keep })
  if (profile.role !== 'ADMIN' && !profile.permissions?.editWeb)
    return <NoRightState title={t('first.title')} text={t('first.noRight')} />
  const label = t(`templates.${template}.name`)
  return (
    <div className="site-room">
      <PageHead title={t('first.title')} sub={t('first.sub')}>
        <SchemeChips shown={scheme} onChoose={setScheme} />
      </PageHead>
      <div className="site-templates" role="radiogroup" aria-label={t('tabs.template')}>
        <TemplateCards chosen={template} onChoose={setTemplate} disabled={busy} scheme={scheme} />
        {/* Not a schema form: one name, beside what is chosen above. */}
        <BareForm
          className="site-make"
          onSend={() => write({ data: { template, ...(name.trim() && { slug: name.trim() }) } })}
        >
          <h2>{t('first.made')}</h2>
          <ul>
            {MADE.map((one) => (
              <li key={one}>
                <Check className="icon" aria-hidden="true" />
                {t(`first.${one}`)}
              </li>
            ))}
          </ul>
          <TextField
            label={t('first.address')}
            help={t('first.addressHelp', { address: `${location.host}/w/${name || '…'}/` })}
            error={errors?.['slug']}
            value={name}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="main" busy={busy && t('first.busy')}>
            {t('first.make', { name: label })}
          </Button>
          <p className="muted">{t('first.nothingOut')}</p>
        </BareForm>
      </div>
    </div>
  )
}
