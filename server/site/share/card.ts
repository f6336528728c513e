import type { SiteTemplate } from '../../../generated/model/index.ts'

/** What a picture shows that a link is shared with; the face fills it in (`src/site/page/share.ts`). */
export interface ShareCard {
  template: SiteTemplate
  title: string
  line: string
  agency: string
  picture: string | null
  focus: { x: number; y: number }
  colors: Record<'ground' | 'panel' | 'ink' | 'soft' | 'accent' | 'strong' | 'onStrong', string>
}
