// The import table of the house: every rule with its reason, read by dependency-cruiser (an editor, the command line) and by `npm run check`.
import { boundaryRules } from './scripts/check/boundary-rules.ts';

export default {
  forbidden: boundaryRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|test-results)/|\\?' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: false,
  },
};
