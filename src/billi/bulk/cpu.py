"""Bulk play compiled for this machine's processor.

Numba turns the loops into LLVM code, which is optimised as a whole, made into one object file a function, and kept in
the user's cache folder. The next process loads that file in milliseconds and needs no Numba to do so.
"""

import ctypes
import functools
import hashlib
import tempfile
import warnings
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np

import billi.luck
from billi.bulk import answering, chances, ending, learning, playing, swapping, thinking
from billi.bulk.folder import alone_with, cache_folder
from billi.bulk.layout import record_type
from billi.games import GAMES, log, rows
from billi.games.compiling import Jit, twin
from billi.games.spec import learned

FUNCTIONS: Final = {
    "play_many": "T b s i i i w",
    "begin_many": "T w w s i i i",
    "check_many": "T b i i",
    "step_many": "T b w w b s i i i i",
    "luck_many": "T b w i i",
    "legal_many": "T w i i",
}
"""The loops of :mod:`billi.bulk.playing` and what they take: arrays of positions, bytes or words, a setup, integers."""
LEARNING: Final = {
    "decide_many": "T S b h w w b w i b b i i",
    "observe_many": "T S b b w b i i",
    "follow_many": "T S b h w w w b w b w b w b i i",
}
"""Those of :mod:`billi.bulk.learning`, which take arrays of what was seen as well, and room for a log;"""
ANSWERING: Final = {"answer_many": "b i f i f i f w i i"}
"""of :mod:`billi.bulk.answering`, which take numbers of single precision;"""
THINKING: Final = {"play_on_many": "T S b h w i b b f i f i i f f w i T w b f i i"}
"""of :mod:`billi.bulk.thinking`;"""
SWAPPING: Final = {"swap_many": "w i i f i i i i"}
"""of :mod:`billi.bulk.swapping`;"""
BELIEVING: Final = {"believe_many": "T S w w w w b f i f f f w w w f i d w d w d w i i i i i i i"}
"""and of a game's own module that says how likely hands are by what everyone has done."""
TAKES: Final = FUNCTIONS | LEARNING | ANSWERING | THINKING | SWAPPING | BELIEVING


def build(game: str, jit: Jit, instructions: dict[str, Any]) -> SimpleNamespace:
    """Compile a game's rules, luck and moves, and the loops of :mod:`billi.bulk.playing`, each on the ones before."""
    spec = GAMES[game]
    return _stack([log, spec.rules, billi.luck, chances, spec.bulk, playing], jit, instructions)


def build_learning(game: str, jit: Jit, instructions: dict[str, Any]) -> SimpleNamespace:
    """Compile the same with what everyone sees and remembers, and the loops of :mod:`billi.bulk.learning`."""
    spec = GAMES[game]
    modules = [
        log,
        spec.rules,
        billi.luck,
        chances,
        spec.bulk,
        rows,
        *learned(spec),
        playing,
        learning,
        answering,
        ending,
        thinking,
        swapping,
        *([spec.believing] if spec.believing else []),
    ]
    return _stack(modules, jit, instructions)


def _stack(modules: Sequence[ModuleType], jit: Jit, instructions: dict[str, Any]) -> SimpleNamespace:
    names = dict(instructions)
    for module in modules:
        names |= vars(twin(module, jit, names)) | instructions
    return SimpleNamespace(**names)


@functools.cache
def compiled(game: str, function: str) -> Callable[..., int]:
    """Return one of :data:`TAKES` for one game as machine code, compiled in seconds or loaded if it was before."""
    code = code_of(game, function)
    return _callable(code, TAKES[function].split()) if code else _left_to_numba(game, function)


def code_of(game: str, function: str) -> bytes:
    """Return its object file, compiled if it is not kept; nothing where Numba does not let us have it."""
    code = kept(game, function)
    if code is not None:
        return code
    with alone_with(f"{game}-{function}"):
        code = kept(game, function)  # which another process may have made meanwhile
        if code is None:
            try:
                code = _compile(game, function)
            except Exception as problem:  # of a Numba whose private parts are not what they were
                _tell_once(problem)
                return b""
            _keep(game, function, code)
    return code


# Compiling


def _compile(game: str, function: str) -> bytes:
    """Have Numba write a function in LLVM's language and LLVM make an object file of it."""
    import numba
    from numba import types

    loop = getattr(_to_compile(game, function not in FUNCTIONS), function)
    element = {"T": numba.from_dtype(record_type(GAMES[game].rules))}
    element |= {"b": types.int8, "h": types.int16, "w": types.int64, "f": types.float32, "d": types.float64}
    if function not in FUNCTIONS:
        element["S"] = numba.from_dtype(record_type(learned(GAMES[game])[0]))
    arguments: list[Any] = []
    for kind in TAKES[function].split():
        if kind in element:
            arguments.append(types.Array(element[kind], 1, "C"))
        else:
            arguments.append(types.UniTuple(types.int64, 3) if kind == "s" else types.int64)
    loop.compile(tuple(arguments))
    name = loop.overloads[loop.signatures[0]].fndesc.llvm_func_name
    return _object_file(loop.inspect_llvm(loop.signatures[0]), name, _shape(TAKES[function].split()))


@functools.cache
def _to_compile(game: str, learning: bool) -> SimpleNamespace:
    """Return the functions of a game, which Numba compiles as they are needed, and each but once for all loops."""
    import numba

    from billi.bulk.processor import INSTRUCTIONS

    def jit(plain: FunctionType) -> Any:
        # Arrays are borrowed: nothing to count or free; and nobody calls these from Python.
        return numba.njit(error_model="numpy", _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(plain)

    return (build_learning if learning else build)(game, jit, INSTRUCTIONS)


def _object_file(source: str, name: str, shape: str) -> bytes:
    """Optimise a module down to one function, under the name ``billi``, and make machine code of it."""
    module = llvm.parse_assembly(source)
    if (
        found := "".join("p" if str(one.type) == "ptr" else "w" for one in module.get_function(name).arguments)
    ) != shape:
        raise RuntimeError(f"compiled code would be called by {shape}, and takes {found}")
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name == name else "internal"
    module.get_function(name).name = "billi"
    machine = _machine()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    outside = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if outside:
        raise RuntimeError(f"compiled code would need {outside}")
    code: bytes = machine.emit_object(module)
    return code


@functools.cache
def _machine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=3, reloc="pic", codemodel="jitdefault"
    )


# Without Numba's private parts

_TOLD: Final[list[str]] = []
"""Why Numba was left to itself; said once."""


def _tell_once(problem: Exception) -> None:
    if not _TOLD:
        _TOLD.append(f"{type(problem).__name__}: {problem}")
        warnings.warn(
            f"Numba {version('numba')} does not let billi keep its compiled code ({_TOLD[0]}), so Numba keeps it "
            "itself: games are the same, and take longer to start",
            stacklevel=3,
        )


def _left_to_numba(game: str, function: str) -> Callable[..., int]:
    """Compile a function with Numba, which keeps it in a folder that goes by the same sources as our own files do."""
    loop = getattr(_kept_by_numba(game, function not in FUNCTIONS), function)

    def call(*arguments: Any) -> int:
        return int(loop(*(one if isinstance(one, np.ndarray | tuple) else int(one) for one in arguments)) or 0)

    return call


@functools.cache
def _kept_by_numba(game: str, learning: bool) -> SimpleNamespace:
    import numba

    from billi.bulk.processor import INSTRUCTIONS

    def jit(plain: FunctionType) -> Any:
        # The functions a loop calls are kept within it.
        return numba.njit(error_model="numpy", nogil=True, cache=plain.__name__ in TAKES)(plain)

    folder = _file(game, next(iter(LEARNING if learning else FUNCTIONS))).with_suffix("")
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        return (build_learning if learning else build)(game, jit, INSTRUCTIONS)
    finally:
        numba.config.CACHE_DIR = before


# Keeping


_TAKEN: Final[dict[tuple[str, str], bytes]] = {}
"""What another process has compiled for this one, which may be kept nowhere else."""


def take(game: str, function: str, code: bytes) -> None:
    """Return a function's object file, made by another process."""
    _TAKEN[game, function] = code


def kept(game: str, function: str) -> bytes | None:
    """Read a function's object file, if there is a whole one for these sources and this processor."""
    if (game, function) in _TAKEN:
        return _TAKEN[game, function]
    try:
        read = _file(game, function).read_bytes()
    except OSError:
        return None
    digest, code = read[:32], read[32:]
    return code if hashlib.sha256(code).digest() == digest else None


def _keep(game: str, function: str, code: bytes) -> None:
    path = _file(game, function)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(hashlib.sha256(code).digest() + code)
        Path(file.name).replace(path)
    except OSError as error:
        warnings.warn(f"compiled code cannot be kept, so it is compiled anew each time: {error}", stacklevel=2)


@functools.cache
def _file(game: str, function: str) -> Path:
    package = Path(billi.luck.__file__).parent
    made_of = hashlib.sha256()
    spec = GAMES[game]
    modules = (spec.rules, spec.bulk, *(() if function in FUNCTIONS else (*learned(spec), spec.believing)))
    own = [Path(module.__file__) for module in modules if module and module.__file__]
    for source in [*own, *sorted([*package.glob("games/*.py"), *package.glob("bulk/*.py")]), package / "luck.py"]:
        made_of.update(source.read_bytes())
    for name in ("numba", "llvmlite"):
        made_of.update(version(name).encode())
    made_of.update(f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}".encode())
    return cache_folder() / f"{game}-{function}-{made_of.hexdigest()[:20]}.o"


# Calling


_ENGINES: Final[list[Any]] = []
"""What keeps loaded code in memory."""


def _shape(kinds: list[str]) -> str:
    """Return what compiled code takes, pointers and words, by Numba's calling convention.

    Where the result goes, where an error would go, then the arguments; an array is its owner, its Python object, its
    length, the size of an entry, the data, the shape and the strides.
    """
    return "pp" + "".join({"s": "www", "i": "w"}.get(kind, "ppwwpww") for kind in kinds)


def _callable(code: bytes, kinds: list[str]) -> Callable[..., int]:
    """Load an object file and return its function; threads may call it at once."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _ENGINES.append(engine)
    word = ctypes.c_int64
    shape = [ctypes.c_void_p if kind == "p" else word for kind in _shape(kinds)]
    function = ctypes.CFUNCTYPE(ctypes.c_int32, *shape)(engine.get_function_address("billi"))

    def call(*arguments: Any) -> int:
        flat: list[Any] = []
        for argument in arguments:
            if isinstance(argument, np.ndarray):
                size = argument.itemsize
                flat += [None, None, len(argument), size, argument.ctypes.data, len(argument), size]
            else:
                flat += argument if isinstance(argument, tuple) else [int(argument)]
        result = word(0)
        function(ctypes.addressof(result), None, *flat)
        return result.value

    return call
