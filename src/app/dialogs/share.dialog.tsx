export { default } from '../../features/saved/share/share-dialog'
