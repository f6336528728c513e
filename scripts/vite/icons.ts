import type { Plugin } from 'vite'

/**
 * The server draws the same hundred icons again for each reader: each is kept as one element with
 * its lines as HTML, which is what lucide's own component made of it.
 */
export function keptIcons(): Plugin {
  return {
    name: 'llar-kept-icons',
    transform(code, id) {
      if (!/lucide-react[\\/]dist[\\/]esm[\\/]Icon\.mjs/.test(id)) return null
      if (!code.includes('export { Icon as default }'))
        throw new Error('lucide changed: look at keptIcons')
      return { code: code.replace('export { Icon as default }', KEPT_ICON), map: null }
    },
  }
}

/**
 * Each line of an icon carries a random key for React, which an icon that never changes has no use
 * for: they do not pack, and a page has eighty.
 */
export function keylessIcons(): Plugin {
  return {
    name: 'llar-keyless-icons',
    apply: 'build',
    transform: (code, id) =>
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)
        ? { code: code.replace(/,\s*key: "\w+"|^__iconData\.node;$/gm, ''), map: null }
        : null,
  }
}

const KEPT_ICON = `
const kept = new WeakMap();
const said = (props) => Object.entries(props).map(([name, value]) => ' ' + name + '="' + value + '"');
const line = ({ type, props }) => '<' + type + said(props).join('') + '></' + type + '>';
const lines = (nodes) => nodes.map(line).join('');
export default function Kept({ children, ref, ...props }) {
  if (children || !props.icon) return createElement(Icon, { ...props, children });
  const { icon, ...rest } = props;
  const known = kept.get(icon) ?? new Map();
  kept.set(icon, known);
  const key = JSON.stringify(rest);
  const found = known.get(key);
  if (found) return found;
  const { children: nodes, ...attributes } = Icon.render(props, null).props;
  const dangerouslySetInnerHTML = { __html: lines(nodes.filter(Boolean)) };
  const drawn = createElement('svg', { ...attributes, ref: undefined, dangerouslySetInnerHTML });
  if (known.size < 50) known.set(key, drawn);
  return drawn;
}
`
