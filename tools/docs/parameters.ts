/** Parameters that a function passes on as a whole (`...rest: [player: PlayerId]`), each shown by its name. */
import {
  ParameterReflection,
  ReflectionFlag,
  ReflectionKind,
  type ProjectReflection,
  type SignatureReflection,
} from 'typedoc';

function spread(project: ProjectReflection, signature: SignatureReflection): void {
  const last = signature.parameters?.at(-1);
  if (last?.flags.isRest !== true || last.type?.type !== 'tuple') return;
  const parameters = last.type.elements.flatMap((element) => {
    if (element.type !== 'namedTupleMember') return [];
    const parameter = new ParameterReflection(element.name, ReflectionKind.Parameter, signature);
    parameter.type = element.element;
    parameter.setFlag(ReflectionFlag.Optional, element.isOptional);
    return [parameter];
  });
  if (parameters.length !== last.type.elements.length) return;
  signature.parameters?.splice(-1, 1, ...parameters);
  for (const parameter of parameters) project.registerReflection(parameter, undefined, undefined);
}

/** Shows the parameters of every function of a project. */
export function spreadParameters(project: ProjectReflection): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.CallSignature))
    spread(project, reflection as SignatureReflection);
}
