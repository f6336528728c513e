import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { DocumentHead } from '../../ui/document-head'
import { Prose } from './prose'
import '../styles/article.css'

export interface ArticleProps {
  /**
   * Holds `title`, `lead`, `description`, and per section `s.<id>.h` (heading) and `s.<id>.p`
   * (prose).
   */
  namespace: string
  /** Sections in their order; each can be linked to as `#id`. */
  sections: readonly string[]
  /** What the words have in braces. */
  values?: Record<string, string>
  /** A table of contents, for long pages. */
  contents?: boolean
  noindex?: boolean
  jsonLd?: Record<string, unknown>
  /** What stands under the words of a section. */
  extras?: Partial<Record<string, ReactNode>>
  /** Stands before the sections. */
  first?: ReactNode
  children?: ReactNode
}

/** A page of text: heading, lead, sections. */
export function Article({
  namespace,
  sections,
  values = {},
  contents = false,
  noindex = false,
  jsonLd,
  extras = {},
  first,
  children,
}: ArticleProps) {
  const { t } = useTranslation([namespace, 'shell'])
  return (
    <main id="main" className="wrap article">
      <DocumentHead
        title={t('title', values)}
        description={t('description', values)}
        {...(jsonLd ? { jsonLd } : {})}
        {...(noindex ? { robots: 'noindex' as const } : {})}
      />
      <header className="article-head">
        <h1>{t('title', values)}</h1>
        <Prose text={t('lead', values)} />
      </header>
      {first}
      {contents && (
        <nav className="article-contents" aria-label={t('contents')}>
          <ol>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`s.${id}.h`, values)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(`s.${id}.h`, values)}</h2>
          <Prose text={t(`s.${id}.p`, values)} />
          {extras[id]}
        </section>
      ))}
      {children}
    </main>
  )
}
