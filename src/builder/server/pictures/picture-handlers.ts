import type { BuilderHandlers } from '../../protocol/methods.ts';
import type { KnownImages } from '../../../content/public/read-public-files.ts';
import { listPictures, removePicture } from './pictures.ts';

/** Creates what the server runs for the calls about pictures. A picture is measured again only if its file changed. */
export function createPictureHandlers(root: string): Pick<BuilderHandlers, 'pictures' | 'removePicture'> {
  const known: KnownImages = new Map();
  return {
    pictures: () => listPictures(root, known),
    removePicture: ({ path }) => removePicture(root, path),
  };
}
