// npm run fonts: cuts the files of the typeface to the characters and words that the hub shows now.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cut, fontFiles } from '../build/fonts.ts';
import { endWithReader, root } from '../build/project.ts';

endWithReader();
for (const font of fontFiles()) {
  const small = await cut(font);
  writeFileSync(join(root, font.file), small);
  console.log(`${font.file}: ${Math.round(small.length / 1000)} kB`);
}
