// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ISafe {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool success);
}

/// Spending limits of a Safe, with the interface of the module that Safe publishes at
/// 0xAA46724893dedD72658219405185Fb0Fc91e091C, apart from refunds and signatures of delegates: only a
/// delegate itself spends. The zero address as a token is the network's currency; times are in minutes.
contract AllowanceModule {
    string public constant NAME = "Allowance Module";
    string public constant VERSION = "0.1.1";

    struct Allowance {
        uint96 amount;
        uint96 spent;
        uint16 resetTimeMin;
        uint32 lastResetMin;
        uint16 nonce;
    }

    event AddDelegate(address indexed safe, address delegate);
    event RemoveDelegate(address indexed safe, address delegate);
    event ExecuteAllowanceTransfer(
        address indexed safe, address delegate, address token, address to, uint96 value, uint16 nonce
    );
    event SetAllowance(
        address indexed safe, address delegate, address token, uint96 allowanceAmount, uint16 resetTime
    );
    event ResetAllowance(address indexed safe, address delegate, address token);
    event DeleteAllowance(address indexed safe, address delegate, address token);

    mapping(address => mapping(address => mapping(address => Allowance))) public allowances;
    mapping(address => mapping(address => address[])) private _tokens;
    mapping(address => address[]) private _delegates;

    function addDelegate(address delegate) external {
        require(uint48(uint160(delegate)) != 0, "index != uint(0)");
        if (_place(msg.sender, delegate) > 0) return;
        _delegates[msg.sender].push(delegate);
        emit AddDelegate(msg.sender, delegate);
    }

    function removeDelegate(address delegate, bool removeAllowances) external {
        uint256 place = _place(msg.sender, delegate);
        if (place == 0) return;
        if (removeAllowances) {
            address[] storage held = _tokens[msg.sender][delegate];
            for (uint256 i = 0; i < held.length; i++) _clear(delegate, held[i]);
        }
        address[] storage all = _delegates[msg.sender];
        all[place - 1] = all[all.length - 1];
        all.pop();
        emit RemoveDelegate(msg.sender, delegate);
    }

    function setAllowance(
        address delegate,
        address token,
        uint96 allowanceAmount,
        uint16 resetTimeMin,
        uint32 resetBaseMin
    ) external {
        require(_place(msg.sender, delegate) > 0, "delegates[msg.sender][index].delegate == delegate");
        uint32 now_ = uint32(block.timestamp / 60);
        require(resetBaseMin <= now_, "resetBaseMin <= currentMin");
        Allowance memory held = _current(msg.sender, delegate, token);
        if (held.nonce == 0) {
            held.nonce = 1;
            _tokens[msg.sender][delegate].push(token);
        }
        if (resetBaseMin > 0 && resetTimeMin > 0) {
            held.lastResetMin = now_ - ((now_ - resetBaseMin) % resetTimeMin);
        } else if (held.lastResetMin == 0) {
            held.lastResetMin = now_;
        }
        held.amount = allowanceAmount;
        held.resetTimeMin = resetTimeMin;
        allowances[msg.sender][delegate][token] = held;
        emit SetAllowance(msg.sender, delegate, token, allowanceAmount, resetTimeMin);
    }

    function resetAllowance(address delegate, address token) external {
        allowances[msg.sender][delegate][token].spent = 0;
        emit ResetAllowance(msg.sender, delegate, token);
    }

    function deleteAllowance(address delegate, address token) external {
        _clear(delegate, token);
    }

    function executeAllowanceTransfer(
        address safe,
        address token,
        address payable to,
        uint96 amount,
        address,
        uint96 payment,
        address delegate,
        bytes calldata signature
    ) external {
        require(msg.sender == delegate && signature.length == 0, "expectedDelegate == signer");
        require(payment == 0, "payment == 0");
        require(_place(safe, delegate) > 0, "delegates[safe][index].delegate == delegate");
        Allowance memory held = _current(safe, delegate, token);
        uint96 spent = held.spent + amount;
        require(spent > held.spent && spent <= held.amount, "newSpent > allowance.spent && newSpent <= allowance.amount");
        uint16 nonce = held.nonce;
        held.spent = spent;
        held.nonce = nonce + 1;
        allowances[safe][delegate][token] = held;
        bool sent = token == address(0)
            ? ISafe(safe).execTransactionFromModule(to, amount, "", 0)
            : ISafe(safe).execTransactionFromModule(
                token, 0, abi.encodeWithSignature("transfer(address,uint256)", to, amount), 0
            );
        require(sent, "Could not execute transfer");
        emit ExecuteAllowanceTransfer(safe, delegate, token, to, amount, nonce);
    }

    function getTokens(address safe, address delegate) external view returns (address[] memory) {
        return _tokens[safe][delegate];
    }

    function getTokenAllowance(address safe, address delegate, address token)
        external
        view
        returns (uint256[5] memory)
    {
        Allowance memory held = _current(safe, delegate, token);
        return [
            uint256(held.amount),
            uint256(held.spent),
            uint256(held.resetTimeMin),
            uint256(held.lastResetMin),
            uint256(held.nonce)
        ];
    }

    /// A page begins at the delegate whose last 48 bits are `start`, or at the newest; `next` is 0 at the end.
    function getDelegates(address safe, uint48 start, uint8 pageSize)
        external
        view
        returns (address[] memory results, uint48 next)
    {
        address[] storage all = _delegates[safe];
        uint256 first = all.length;
        if (start != 0) {
            while (first > 0 && uint48(uint160(all[first - 1])) != start) first--;
        }
        uint256 count = first < pageSize ? first : pageSize;
        results = new address[](count);
        for (uint256 i = 0; i < count; i++) results[i] = all[first - 1 - i];
        if (first > count) next = uint48(uint160(all[first - 1 - count]));
    }

    /// With what a passed reset leaves of it.
    function _current(address safe, address delegate, address token)
        private
        view
        returns (Allowance memory held)
    {
        held = allowances[safe][delegate][token];
        uint32 now_ = uint32(block.timestamp / 60);
        if (held.resetTimeMin > 0 && held.lastResetMin + held.resetTimeMin <= now_) {
            held.spent = 0;
            held.lastResetMin = now_ - ((now_ - held.lastResetMin) % held.resetTimeMin);
        }
    }

    function _clear(address delegate, address token) private {
        Allowance storage held = allowances[msg.sender][delegate][token];
        held.amount = 0;
        held.spent = 0;
        held.resetTimeMin = 0;
        held.lastResetMin = 0;
        emit DeleteAllowance(msg.sender, delegate, token);
    }

    /// Place among the delegates from 1; 0 for none.
    function _place(address safe, address delegate) private view returns (uint256) {
        address[] storage all = _delegates[safe];
        for (uint256 i = 0; i < all.length; i++) if (all[i] == delegate) return i + 1;
        return 0;
    }
}
