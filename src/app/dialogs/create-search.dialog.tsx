export { default } from '../../features/search/dialog/search-dialog'
