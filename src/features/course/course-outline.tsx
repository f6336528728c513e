import type { CourseOutlineModule } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { duration } from '../../lib/duration'
import { localized } from '../../lib/localized'
import { Panel } from '../../ui/panel'

/** Parts and lessons by name. */
export function CourseOutline({ modules }: { modules: CourseOutlineModule[] }) {
  const { t, i18n } = useTranslation('course')
  return (
    <Panel title={t('outline')} flush>
      <ol className="course-outline">
        {modules.map(({ title, lessons }, at) => (
          <li key={localized(title, 'es')}>
            <h3>
              {at + 1}. {localized(title, i18n.language)}
            </h3>
            <ul>
              {lessons.map(({ id, kind, title: name, minutes }) => (
                <li key={id}>
                  <span>{localized(name, i18n.language)}</span>
                  <small className="num">
                    {kind === 'text' ? '' : `${t(`lesson.${kind}`)} · `}
                    {duration(minutes, i18n.language)}
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
