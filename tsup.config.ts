import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    successors: 'src/successors/index.ts',
    alexandros: 'src/alexandros/index.ts',
    core: 'src/core/index.ts',
  },
  format: ['esm'],
  target: 'es2022',
  dts: true,
  splitting: true,
  treeshake: true,
  clean: true,
});
